package dev.quintain.run;

import dev.quintain.junit.TestFile;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The folder that a run's results go to. Tests of an earlier run are removed from it when the new ones are there;
 * nothing else is.
 */
final class OutputFolder {
    private static final String TESTS = "tests";

    private final Path folder;

    private OutputFolder(Path folder) {
        this.folder = folder;
    }

    static OutputFolder open(Path folder) throws IOException {
        Files.createDirectories(folder);
        return new OutputFolder(folder);
    }

    /** Where a test file is written to, relative to the folder. */
    static String placeOf(TestFile file) {
        return TESTS + "/" + file.path();
    }

    /** Writes test files in place of those of an earlier run. */
    void replaceTests(List<TestFile> files) throws IOException {
        Path fresh = Files.createTempDirectory(folder, TESTS);
        try {
            for (TestFile file : files) {
                write(file, fresh.resolve(file.path()));
            }
            if (isOurs()) {
                delete(folder.resolve(TESTS));
            }
            for (TestFile file : files) {
                Path target = folder.resolve(placeOf(file));
                Files.createDirectories(target.getParent());
                Files.move(fresh.resolve(file.path()), target, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            delete(fresh);
        }
    }

    // Only where a summary of ours lies beside them are the tests there ours.
    private boolean isOurs() throws IOException {
        Path summary = folder.resolve("summary.json");
        return Files.isRegularFile(summary)
                && Files.readString(summary).replace(" ", "").contains("\"tool\":\"quintain\"");
    }

    private static void write(TestFile file, Path target) throws IOException {
        Files.createDirectories(target.getParent());
        Files.writeString(target, file.source());
    }

    private static void delete(Path tests) throws IOException {
        if (!Files.isDirectory(tests)) {
            return;
        }
        Files.walkFileTree(tests, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path each, @Nullable IOException e) throws IOException {
                Files.delete(each);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}

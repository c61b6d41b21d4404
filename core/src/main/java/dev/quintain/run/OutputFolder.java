package dev.quintain.run;

import dev.quintain.junit.TestFile;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** The folder that a run's results go to. Tests of an earlier run are removed from it; nothing else is. */
final class OutputFolder {
    private static final String TESTS = "tests";

    private final Path folder;

    private OutputFolder(Path folder) {
        this.folder = folder;
    }

    static OutputFolder open(Path folder) throws IOException {
        Files.createDirectories(folder);
        if (isOurs(folder) && Files.isDirectory(folder.resolve(TESTS))) {
            delete(folder.resolve(TESTS));
        }
        return new OutputFolder(folder);
    }

    // Only where a summary of ours lies beside them are the tests there ours.
    private static boolean isOurs(Path folder) throws IOException {
        Path summary = folder.resolve("summary.json");
        return Files.isRegularFile(summary)
                && Files.readString(summary).replace(" ", "").contains("\"tool\":\"quintain\"");
    }

    /** Writes a test file; returns where, relative to the folder. */
    String write(TestFile file) throws IOException {
        String place = TESTS + "/" + file.path();
        Path target = folder.resolve(place);
        Files.createDirectories(target.getParent());
        Files.writeString(target, file.source());
        return place;
    }

    private static void delete(Path tests) throws IOException {
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

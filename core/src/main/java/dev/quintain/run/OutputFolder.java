package dev.quintain.run;

import dev.quintain.junit.TestFile;
import dev.quintain.worker.FileTree;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * The folder that a run's results go to. Tests of an earlier run are removed from it when the new ones are there;
 * nothing else is.
 */
public final class OutputFolder {
    private static final String TESTS = "tests";

    private final Path folder;

    private OutputFolder(Path folder) {
        this.folder = folder;
    }

    /** Opens a folder; makes it if it is not there. */
    public static OutputFolder open(Path folder) throws IOException {
        Files.createDirectories(folder);
        return new OutputFolder(folder);
    }

    /** Begins to write test files in place of those of an earlier run. */
    public Replacement replaceTests() throws IOException {
        return new Replacement(Files.createTempDirectory(folder, TESTS));
    }

    /** New test files, beside those of an earlier run until all are there. */
    public final class Replacement implements Closeable {
        private final Path fresh;
        private final List<String> added = new ArrayList<>();

        private Replacement(Path fresh) {
            this.fresh = fresh;
        }

        /** Writes a file; returns where it will be, relative to the folder. */
        String add(TestFile file) throws IOException {
            Path target = fresh.resolve(file.path());
            Files.createDirectories(target.getParent());
            Files.writeString(target, file.source());
            added.add(file.path());
            return TESTS + "/" + file.path();
        }

        /** Takes the place of the earlier run's tests. */
        public void complete() throws IOException {
            if (isOurs()) {
                FileTree.delete(folder.resolve(TESTS));
            }
            for (String path : added) {
                Path target = folder.resolve(TESTS).resolve(path);
                Files.createDirectories(target.getParent());
                Files.move(fresh.resolve(path), target, StandardCopyOption.REPLACE_EXISTING);
            }
        }

        @Override
        public void close() throws IOException {
            FileTree.delete(fresh);
        }
    }

    // Only where a summary of ours lies beside them are the tests there ours.
    private boolean isOurs() throws IOException {
        Path summary = folder.resolve("summary.json");
        return Files.isRegularFile(summary)
                && Files.readString(summary).replace(" ", "").contains("\"tool\":\"quintain\"");
    }
}

package dev.quintain.sandbox;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is in the scratch folder: what a test adds is deleted, and folders that it deletes are made again. */
final class ScratchSnapshot implements Snapshot {
    private final Path folder;
    private final Set<Path> folders = new LinkedHashSet<>();
    private final Set<Path> files = new LinkedHashSet<>();

    ScratchSnapshot(Path folder) throws IOException {
        this.folder = folder;
        Files.walkFileTree(folder, new Survey());
    }

    @Override
    public boolean putBack() {
        try {
            Cleaning cleaning = new Cleaning();
            Files.walkFileTree(folder, cleaning);
            for (Path missing : folders) {
                if (!Files.isDirectory(missing)) {
                    Files.createDirectories(missing);
                    cleaning.changed = true;
                }
            }
            return cleaning.changed;
        } catch (IOException unremovable) {
            // It stays until the worker's folder as a whole is removed.
            return true;
        }
    }

    private final class Survey extends SimpleFileVisitor<Path> {
        @Override
        public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
            folders.add(visited);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            files.add(file);
            return FileVisitResult.CONTINUE;
        }
    }

    private final class Cleaning extends SimpleFileVisitor<Path> {
        private boolean changed;

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            if (!files.contains(file)) {
                delete(file);
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException failure) throws IOException {
            if (!folders.contains(visited)) {
                delete(visited);
            }
            return FileVisitResult.CONTINUE;
        }

        private void delete(Path path) throws IOException {
            changed = true;
            Files.deleteIfExists(path);
        }
    }
}

package dev.quintain.maven;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A folder of a project, which may not be there. */
record Folder(Path path) {
    private static final Set<String> DESCRIPTIONS = Set.of("module-info.class", "package-info.class");

    /** Whether there are classes, here or below; descriptions of modules and packages are none. */
    boolean hasClasses() throws IOException {
        return files(".class").stream()
                .anyMatch(file -> !DESCRIPTIONS.contains(file.getFileName().toString()));
    }

    /** Such files, here or below; the path itself if it is one. */
    List<Path> files(String ending) throws IOException {
        if (!Files.exists(path)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(path)) {
            return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
        } catch (UncheckedIOException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    void delete() throws IOException {
        if (!Files.exists(path)) {
            return;
        }
        try (Stream<Path> all = Files.walk(path)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    /**
     * Copies files, with the folders below this one that they are in.
     *
     * @param names of the files
     * @param but folders: what one of them has is left out
     */
    void copy(Pattern names, Path to, List<Path> but) throws IOException {
        for (Path file : files("")) {
            Path below = path.relativize(file);
            boolean wanted = names.matcher(below.getFileName().toString()).matches()
                    && but.stream().noneMatch(other -> Files.exists(other.resolve(below)));
            if (wanted) {
                Path copy = to.resolve(below);
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}

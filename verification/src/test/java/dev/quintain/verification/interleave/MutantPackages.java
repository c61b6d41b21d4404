package dev.quintain.verification.interleave;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Mutants, each compiled into a package of its own, so that one run of one worker takes them all. */
final class MutantPackages {
    private final Path folder;

    MutantPackages(Path folder) {
        this.folder = folder;
    }

    /** Where all of them are, and what they need. */
    Path classPath() {
        return Path.of(folder.resolve("classes") + File.pathSeparator + Interleaved.CLASSES);
    }

    /**
     * Compiles the mutants.
     *
     * @param scripts where there is a script for each component, by its name and {@code .conan}
     * @return the script for each mutant, with the import changed to its package
     */
    List<Path> compile(List<SourceMutant> mutants, Path scripts) {
        var sources = new ArrayList<Path>();
        var copies = new ArrayList<Path>();
        for (SourceMutant mutant : mutants) {
            String packageName = "mutants.m" + copies.size();
            sources.add(write(
                    "src/" + packageName.replace('.', '/') + "/" + mutant.component() + ".java",
                    mutant.changed()
                            .replace(
                                    "package " + Interleaved.PACKAGE + ";",
                                    "package " + packageName + ";\nimport " + Interleaved.PACKAGE + ".*;")));
            copies.add(write(
                    "scripts/" + copies.size() + ".conan",
                    text(scripts.resolve(mutant.component() + ".conan"))
                            .replaceFirst(
                                    "import " + Interleaved.PACKAGE + "\\.(\\*|" + mutant.component() + ");",
                                    "import " + Interleaved.PACKAGE + ".Terminal; import " + packageName + ".*;")));
        }
        SourceMutant.compile(sources, folder.resolve("classes"));
        return copies;
    }

    private Path write(String name, String text) {
        try {
            Path file = folder.resolve(name);
            Files.createDirectories(Objects.requireNonNull(file.getParent()));
            return Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

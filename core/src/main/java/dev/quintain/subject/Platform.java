package dev.quintain.subject;

import dev.quintain.bytecode.ClassFileReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The class files of a JDK: the one the worker runs on, which need not be ours. */
final class Platform {
    private final FileSystem image;
    private final Map<String, Optional<Path>> modules = new HashMap<>();
    private final Map<Path, Set<String>> exports = new HashMap<>();

    private Platform(FileSystem image) {
        this.image = image;
    }

    static Platform of(JavaHome home) {
        URI image = URI.create("jrt:/");
        try {
            return new Platform(
                    home.isOurs()
                            ? FileSystems.getFileSystem(image)
                            : FileSystems.newFileSystem(
                                    image, Map.of("java.home", home.path().toString())));
        } catch (IOException | RuntimeException e) {
            throw new BadInput("cannot read the classes of the JDK at " + home.path() + " (" + e.getMessage()
                    + "); --java takes the home folder of a JDK 17 or later");
        }
    }

    Optional<byte[]> bytes(String className) {
        return module(packageOf(className)).flatMap(module -> {
            Path file = module.resolve(ClassPathEntry.resource(className));
            try {
                return Files.exists(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** Whether code outside the platform may use the public classes of the package. */
    boolean exports(String packageName) {
        return module(packageName)
                .map(module ->
                        exports.computeIfAbsent(module, Platform::exportsOf).contains(packageName))
                .orElse(false);
    }

    boolean has(String packageName) {
        return module(packageName).isPresent();
    }

    /** Binary names of the classes of a package, sorted. */
    List<String> classNamesIn(String packageName) {
        Optional<Path> folder = module(packageName).map(module -> module.resolve(packageName.replace('.', '/')));
        if (folder.isEmpty()) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder.get())) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.equals("package-info.class"))
                    .map(name -> packageName + "." + name.substring(0, name.length() - ".class".length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All packages that begin with the name and a dot, and the package itself. */
    List<String> packagesUnder(String packageName) {
        try (Stream<Path> packages = Files.list(image.getPath("/packages"))) {
            return packages.map(path -> path.getFileName().toString())
                    .filter(name -> name.equals(packageName) || name.startsWith(packageName + "."))
                    .filter(this::exports)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Optional<Path> module(String packageName) {
        return modules.computeIfAbsent(packageName, this::findModule);
    }

    // A package may have several module links, of which only one holds classes.
    private Optional<Path> findModule(String packageName) {
        Path links = image.getPath("/packages", packageName);
        if (!Files.isDirectory(links)) {
            return Optional.empty();
        }
        try (Stream<Path> modules = Files.list(links)) {
            return modules.map(
                            link -> image.getPath("/modules", link.getFileName().toString()))
                    .filter(module -> Files.isDirectory(module.resolve(packageName.replace('.', '/'))))
                    .sorted()
                    .findFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> exportsOf(Path module) {
        try {
            return ClassFileReader.exports(Files.readAllBytes(module.resolve("module-info.class")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String packageOf(String className) {
        return className.substring(0, Math.max(0, className.lastIndexOf('.')));
    }
}

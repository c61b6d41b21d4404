package dev.quintain.subject;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** One folder or jar of the class path, as a source of class files. */
sealed interface ClassPathEntry {
    /** Binary names of its classes, sorted; module and package descriptions left out. */
    List<String> classNames();

    Optional<byte[]> bytes(String className);

    /** Whether its classes are signed, so that no other class may join their packages. */
    boolean signed();

    Path path();

    static ClassPathEntry open(Path path) {
        if (Files.isDirectory(path)) {
            return new Folder(path);
        }
        if (!Files.exists(path)) {
            throw new BadInput("no such class path entry: " + path + "; check the path");
        }
        try {
            return new Jar(path, new JarFile(path.toFile(), false, ZipFile.OPEN_READ, Runtime.version()));
        } catch (IOException e) {
            throw new BadInput("cannot read " + path + " as a jar (" + e.getMessage() + "); give a jar or a folder");
        }
    }

    private static boolean isClass(String file) {
        return file.endsWith(".class") && !file.endsWith("module-info.class") && !file.endsWith("package-info.class");
    }

    private static String className(String file) {
        return file.substring(0, file.length() - ".class".length()).replace('/', '.');
    }

    record Folder(Path path) implements ClassPathEntry {
        @Override
        public List<String> classNames() {
            try (Stream<Path> files = Files.walk(path)) {
                return files.map(file -> path.relativize(file).toString().replace('\\', '/'))
                        .filter(ClassPathEntry::isClass)
                        .map(ClassPathEntry::className)
                        .sorted()
                        .toList();
            } catch (IOException | UncheckedIOException e) {
                throw new BadInput("cannot read the folder " + path + " (" + e.getMessage() + ")");
            }
        }

        @Override
        public Optional<byte[]> bytes(String className) {
            Path file = path.resolve(className.replace('.', '/') + ".class");
            try {
                return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
            } catch (IOException e) {
                throw new BadInput("cannot read " + file + " (" + e.getMessage() + ")");
            }
        }

        @Override
        public boolean signed() {
            return false;
        }
    }

    record Jar(Path path, JarFile file) implements ClassPathEntry {
        @Override
        public List<String> classNames() {
            return file.versionedStream()
                    .map(ZipEntry::getName)
                    .filter(name -> isClass(name) && !name.startsWith("META-INF/"))
                    .map(ClassPathEntry::className)
                    .sorted()
                    .toList();
        }

        @Override
        public Optional<byte[]> bytes(String className) {
            ZipEntry entry = file.getJarEntry(className.replace('.', '/') + ".class");
            if (entry == null) {
                return Optional.empty();
            }
            try (var in = file.getInputStream(entry)) {
                return Optional.of(in.readAllBytes());
            } catch (IOException e) {
                throw new BadInput("cannot read " + entry.getName() + " in " + path + " (" + e.getMessage() + ")");
            }
        }

        @Override
        public boolean signed() {
            return file.stream().map(ZipEntry::getName).anyMatch(n -> n.startsWith("META-INF/") && n.endsWith(".SF"));
        }
    }
}

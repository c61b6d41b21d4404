package dev.quintain.subject;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** A folder or jar of the subject's class path. */
public sealed interface ClassPathEntry extends Closeable {
    /** As the user wrote it. */
    Path path();

    URL location();

    /** Binary names of its classes, sorted; module and package descriptions left out. */
    List<String> classNames() throws IOException;

    /** Whether its classes are signed, so that no other class may join their packages. */
    boolean signed();

    /** What the resource holds; null if it is not here. */
    byte @Nullable [] read(String resource) throws IOException;

    /** Where the resource is; null if it is not here. */
    @Nullable
    URL find(String resource);

    @Nullable
    Manifest manifest() throws IOException;

    /**
     * Opens a folder or jar.
     *
     * @param version of the JDK on whose behalf a jar is read that has classes for several
     */
    static ClassPathEntry open(Path path, Runtime.Version version) throws IOException {
        File file = path.toAbsolutePath().normalize().toFile();
        URL location = file.toURI().toURL();
        return file.isDirectory()
                ? new Folder(path, file, location)
                : new Jar(path, new JarFile(file, false, ZipFile.OPEN_READ, version), location);
    }

    /** The name of a class's file within an entry. */
    static String resource(String className) {
        return className.replace('.', '/') + ".class";
    }

    private static List<String> classNames(Stream<String> files) {
        return files.filter(file -> file.endsWith(".class")
                        && !file.endsWith("module-info.class")
                        && !file.endsWith("package-info.class")
                        && !file.startsWith("META-INF/"))
                .map(file ->
                        file.substring(0, file.length() - ".class".length()).replace('/', '.'))
                .sorted()
                .toList();
    }

    /** Reads by streams, not by channels: those fail when the code under test has interrupted its thread. */
    record Folder(Path path, File root, URL location) implements ClassPathEntry {
        @Override
        public List<String> classNames() throws IOException {
            Path folder = root.toPath();
            try (Stream<Path> files = Files.walk(folder)) {
                return ClassPathEntry.classNames(
                        files.map(file -> folder.relativize(file).toString().replace('\\', '/')));
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        }

        @Override
        public boolean signed() {
            return false;
        }

        @Override
        public byte @Nullable [] read(String resource) throws IOException {
            File file = new File(root, resource);
            if (!file.isFile()) {
                return null;
            }
            try (InputStream in = new FileInputStream(file)) {
                return in.readAllBytes();
            }
        }

        @Override
        public @Nullable URL find(String resource) {
            File file = new File(root, resource);
            try {
                boolean inside = file.toPath().normalize().startsWith(root.toPath());
                return inside && file.exists() ? file.toURI().toURL() : null;
            } catch (MalformedURLException | IllegalArgumentException notAFileName) {
                return null;
            }
        }

        @Override
        public @Nullable Manifest manifest() {
            return null;
        }

        @Override
        public void close() {}
    }

    record Jar(Path path, JarFile file, URL location) implements ClassPathEntry {
        @Override
        public List<String> classNames() {
            return ClassPathEntry.classNames(file.versionedStream().map(ZipEntry::getName));
        }

        @Override
        public boolean signed() {
            return file.stream().map(ZipEntry::getName).anyMatch(n -> n.startsWith("META-INF/") && n.endsWith(".SF"));
        }

        @Override
        public byte @Nullable [] read(String resource) throws IOException {
            ZipEntry entry = file.getEntry(resource);
            if (entry == null || entry.isDirectory()) {
                return null;
            }
            try (InputStream in = file.getInputStream(entry)) {
                return in.readAllBytes();
            }
        }

        @Override
        public @Nullable URL find(String resource) {
            JarEntry entry = file.getJarEntry(resource);
            try {
                // The real name: in a multi-release jar the versioned one, which any reader of the URL understands.
                return entry == null ? null : new URL("jar:" + location + "!/" + encode(entry.getRealName()));
            } catch (MalformedURLException | URISyntaxException notAName) {
                return null;
            }
        }

        private static String encode(String name) throws URISyntaxException {
            return new URI(null, null, "/" + name, null).getRawPath().substring(1);
        }

        @Override
        public @Nullable Manifest manifest() throws IOException {
            return file.getManifest();
        }

        @Override
        public void close() throws IOException {
            file.close();
        }
    }
}

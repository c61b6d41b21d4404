package dev.quintain.sandbox;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** A folder or jar of the subject's class path. Opened once, and shared by all loaders. */
sealed interface ClassPathEntry extends Closeable {
    /** What the resource holds; null if it is not here. */
    byte @Nullable [] read(String name) throws IOException;

    /** Where the resource is; null if it is not here. */
    @Nullable
    URL find(String name);

    @Nullable
    Manifest manifest() throws IOException;

    URL location();

    static ClassPathEntry open(Path path) throws IOException {
        File file = path.toAbsolutePath().normalize().toFile();
        URL location = file.toURI().toURL();
        return file.isDirectory()
                ? new Folder(file, location)
                : new Jar(new JarFile(file, false, ZipFile.OPEN_READ, JarFile.runtimeVersion()), location);
    }

    /** Reads by streams, not by channels: those fail when the code under test has interrupted its thread. */
    record Folder(File root, URL location) implements ClassPathEntry {
        @Override
        public byte @Nullable [] read(String name) throws IOException {
            File file = file(name);
            if (!file.isFile()) {
                return null;
            }
            try (InputStream in = new FileInputStream(file)) {
                return in.readAllBytes();
            }
        }

        @Override
        public @Nullable URL find(String name) {
            File file = file(name);
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

        private File file(String name) {
            return new File(root, name);
        }
    }

    record Jar(JarFile file, URL location) implements ClassPathEntry {
        @Override
        public byte @Nullable [] read(String name) throws IOException {
            ZipEntry entry = file.getEntry(name);
            if (entry == null || entry.isDirectory()) {
                return null;
            }
            try (InputStream in = file.getInputStream(entry)) {
                return in.readAllBytes();
            }
        }

        @Override
        public @Nullable URL find(String name) {
            JarEntry entry = file.getJarEntry(name);
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

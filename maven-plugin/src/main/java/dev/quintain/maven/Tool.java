package dev.quintain.maven;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** The command line, unpacked from the archive that the plugin brings, and run in a JVM of its own. */
final class Tool {
    private final Path folder;

    private Tool(Path folder) {
        this.folder = folder;
    }

    /** Takes what is in the folder if it comes from the same archive. */
    static Tool unpack(Path archive, Path folder) throws IOException {
        String origin = archive.getFileName() + " " + Files.size(archive) + " " + Files.getLastModifiedTime(archive);
        Path mark = folder.resolve("origin.txt");
        if (!Files.exists(mark) || !Files.readString(mark).equals(origin)) {
            try (var zip = new ZipInputStream(Files.newInputStream(archive))) {
                for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                    unpack(entry, zip, folder.resolve(entry.getName()));
                }
            }
            Files.writeString(mark, origin);
        }
        return new Tool(folder);
    }

    private static void unpack(ZipEntry entry, InputStream content, Path to) throws IOException {
        if (entry.isDirectory()) {
            Files.createDirectories(to);
        } else {
            Files.createDirectories(to.getParent());
            Files.write(to, content.readAllBytes());
        }
    }

    /**
     * Runs a command.
     *
     * @param in where relative paths begin
     * @return its exit code
     */
    int run(List<String> words, Path in, Consumer<String> out, Consumer<String> err)
            throws IOException, InterruptedException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // Short-lived and mostly waiting for its workers: the first compiler is enough, and starts faster.
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of("-jar", folder.resolve("quintain.jar").toString()));
        command.addAll(words);
        Process process = new ProcessBuilder(command).directory(in.toFile()).start();
        try {
            process.getOutputStream().close();
            var complaints = new Thread(() -> forward(process.getErrorStream(), err), "quintain-err");
            complaints.start();
            forward(process.getInputStream(), out);
            complaints.join();
            return process.waitFor();
        } finally {
            // Only if we were interrupted it is still there.
            process.destroy();
        }
    }

    private static void forward(InputStream from, Consumer<String> to) {
        try (var lines = new BufferedReader(new InputStreamReader(from, Charset.defaultCharset()))) {
            lines.lines().forEach(to);
        } catch (IOException | UncheckedIOException e) {
            to.accept(e.toString());
        }
    }
}

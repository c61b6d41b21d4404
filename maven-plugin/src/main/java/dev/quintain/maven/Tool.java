package dev.quintain.maven;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** The command line, unpacked from the archive that the plugin brings, and run in a JVM of its own. */
final class Tool {
    /** What was found is confirmed and written before the tool ends; it gives itself two minutes for that, at most. */
    private static final int PATIENCE_SECONDS = 130;

    private static final int LAST_WORDS_MILLIS = 1_000;

    private final Path folder;

    private Tool(Path folder) {
        this.folder = folder;
    }

    /** Takes what is in the folder if it comes from the same archive. */
    static Tool unpack(Path archive, Path folder) throws IOException {
        String origin = archive.getFileName() + " " + Files.size(archive) + " " + Files.getLastModifiedTime(archive);
        Path mark = folder.resolve("origin.txt");
        if (!Files.exists(mark) || !Files.readString(mark).equals(origin)) {
            new Folder(folder).delete();
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
     * Runs a command. It ends when Maven ends, and what it says then is still heard.
     *
     * @param in where relative paths begin
     * @return its exit code
     */
    int run(List<String> words, Path in, Consumer<String> out, Consumer<String> err)
            throws IOException, InterruptedException {
        Process process = new ProcessBuilder(java(), "@" + argumentFile(words))
                .directory(in.toFile())
                .start();
        process.getOutputStream().close();
        Thread results = forward(process.getInputStream(), out);
        Thread complaints = forward(process.getErrorStream(), err);
        var end = new Thread(() -> end(process, results, complaints), "quintain-end");
        Runtime.getRuntime().addShutdownHook(end);
        try {
            int exitCode = process.waitFor();
            results.join();
            complaints.join();
            return exitCode;
        } finally {
            // Only if we were interrupted it is still there.
            process.destroy();
            forget(end);
        }
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    // Class paths can be longer than a command may be, on Windows above all.
    private Path argumentFile(List<String> words) throws IOException {
        var all = new ArrayList<String>();
        // Short-lived and mostly waiting for its workers: the first compiler is enough, and starts faster.
        // Its heap begins small, however large the machine is, and shrinks again.
        all.addAll(List.of(
                "-XX:+UseSerialGC",
                "-Xms64m",
                "-XX:MaxHeapFreeRatio=50",
                "-XX:TieredStopAtLevel=1",
                "-Dfile.encoding=UTF-8"));
        // So that it ends with Maven even if Maven is killed.
        all.add("-Dquintain.caller=" + ProcessHandle.current().pid());
        all.addAll(List.of("-jar", folder.resolve("quintain.jar").toString()));
        all.addAll(words);
        return Files.write(
                folder.resolve("arguments.txt"),
                all.stream().map(Tool::quoted).toList(),
                Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8")));
    }

    private static String quoted(String word) {
        return '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private static Thread forward(InputStream from, Consumer<String> to) {
        var thread = new Thread(() -> read(from, to), "quintain-output");
        thread.start();
        return thread;
    }

    private static void read(InputStream from, Consumer<String> to) {
        try (var lines = new BufferedReader(new InputStreamReader(from, StandardCharsets.UTF_8))) {
            lines.lines().forEach(to);
        } catch (IOException | UncheckedIOException e) {
            to.accept(e.toString());
        }
    }

    private static void end(Process process, Thread results, Thread complaints) {
        // By its handle: otherwise its streams would be closed, and the last it says lost.
        process.toHandle().destroy();
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
            results.join(LAST_WORDS_MILLIS);
            complaints.join(LAST_WORDS_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // Maven is ending: the hook is at work.
            return;
        }
    }
}

package dev.quintain.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The worker of the run that is under way, seen from outside. */
record WorkerProcess(ProcessHandle handle) {
    private static final Pattern LIVE_BYTES = Pattern.compile("Total\\s+\\d+\\s+(\\d+)");
    private static final Pattern METASPACE_KILOBYTES = Pattern.compile("Metaspace\\s+used (\\d+)K");

    /** The only child of this JVM that is alive while an engine tells of its progress; it may just have gone. */
    static Optional<WorkerProcess> find() {
        return ProcessHandle.current()
                .children()
                .filter(child -> child.isAlive() && !isTool(child))
                .findFirst()
                .map(WorkerProcess::new);
    }

    // Those with which we look into it.
    private static boolean isTool(ProcessHandle child) {
        return child.info().command().orElse("").endsWith("jcmd");
    }

    long cpuNanos() {
        return handle.info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
    }

    /** What is on the heap after a full collection. */
    long liveBytes() {
        return number(LIVE_BYTES, jcmd("GC.class_histogram"));
    }

    /** What loaded classes take. */
    long metaspaceBytes() {
        return 1024 * number(METASPACE_KILOBYTES, jcmd("GC.heap_info"));
    }

    private String jcmd(String... command) {
        var words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(), Long.toString(handle.pid())));
        words.addAll(List.of(command));
        try {
            Process jcmd = new ProcessBuilder(words).redirectErrorStream(true).start();
            return new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException("a JDK with jcmd is needed to look into a worker", e);
        }
    }

    private static long number(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.find()) {
            throw new IllegalStateException("jcmd does not tell " + pattern + " but: " + text);
        }
        return Long.parseLong(matcher.group(1));
    }
}

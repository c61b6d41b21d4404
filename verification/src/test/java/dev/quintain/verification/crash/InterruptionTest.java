package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.cli.Main;
import dev.quintain.engine.StopSignal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Scanner;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A run that is stopped, or whose workers are killed by others, still tells what it found. */
@Timeout(120)
class InterruptionTest {
    @TempDir
    Path folder;

    @Test
    void a_stopped_run_reports_what_it_found_so_far() {
        var stop = new StopSignal();
        CompletableFuture<CommandRun> running = CompletableFuture.supplyAsync(() -> run(stop, "--time", "10m"));
        firstWorker(Set.of());
        pause(Duration.ofSeconds(6));
        Instant stopped = Instant.now();

        stop.stop();
        CommandRun run = running.join();

        assertTrue(Duration.between(stopped, Instant.now()).toSeconds() < 40);
        assertEquals(CommandRun.FINDINGS, run.exitCode(), run.err());
        assertFalse(run.summary().findings().isEmpty());
        assertTrue(run.out().contains("report: "), run.out());
    }

    /** As in a terminal, where a bar is drawn: drawing it must not take Ctrl-C away from us. */
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no kill")
    void ctrl_c_ends_a_run_as_its_end_does() throws Exception {
        Path classesLoaded = folder.resolve("loaded");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dquintain.columns=100",
                        "-Xlog:class+load:file=" + classesLoaded,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "crash",
                        "--time",
                        "10m",
                        "--out",
                        folder.toString(),
                        Subjects.examples().toString())
                .redirectOutput(folder.resolve("out").toFile())
                .start();
        Scanner bar = new Scanner(process.getErrorStream(), StandardCharsets.UTF_8);
        String found = bar.findWithinHorizon("[1-9]\\d* problems", 0);

        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
        bar.useDelimiter("\\A").next();

        assertEquals(130, process.waitFor());
        assertNotNull(found);
        assertFalse(Summary.read(folder.resolve("summary.json")).findings().isEmpty());
        assertTrue(Files.readString(folder.resolve("out")).contains("report: "));
        assertFalse(Files.readString(classesLoaded).contains("org.jline.terminal."));
    }

    @Test
    void a_worker_that_somebody_kills_is_replaced() {
        Set<Long> before = children().collect(Collectors.toSet());
        CompletableFuture<CommandRun> running =
                CompletableFuture.supplyAsync(() -> runForLong("--time", "12s", "--workers", "1"));
        ProcessHandle worker = firstWorker(before);
        pause(Duration.ofSeconds(5));

        worker.destroyForcibly();
        CommandRun run = running.join();

        assertEquals(CommandRun.FINDINGS, run.exitCode(), run.err());
        assertTrue(
                run.summary().events().stream().anyMatch(event -> event.what().startsWith("a worker died")), run.out());
        assertTrue(run.summary().findings().stream()
                .noneMatch(finding -> finding.rule().equals("KILLED_WORKER")));
        assertTrue(run.summary().classes().stream().allMatch(row -> row.testCases() > 0), run.out());
    }

    /** On a method with more tests than any time is enough for. */
    private CommandRun runForLong(String... options) {
        var arguments = new java.util.ArrayList<>(java.util.List.of(options));
        arguments.addAll(java.util.List.of("-cp", Subjects.zoo().toString(), "zoo.shapes.ManyParameters"));
        return CommandRun.crash(folder, new StopSignal(), arguments.toArray(String[]::new));
    }

    private CommandRun run(StopSignal stop, String... options) {
        var arguments = new java.util.ArrayList<>(java.util.List.of(options));
        arguments.addAll(java.util.List.of("-cp", Subjects.examples().toString(), "dev.quintain.examples.crash.*"));
        return CommandRun.crash(folder, stop, arguments.toArray(String[]::new));
    }

    /** The first JVM that appears among this one's children, and was not there before. */
    private static ProcessHandle firstWorker(Set<Long> before) {
        while (true) {
            var worker = children().filter(pid -> !before.contains(pid)).findFirst();
            if (worker.isPresent()) {
                return ProcessHandle.of(worker.get()).orElseThrow();
            }
            pause(Duration.ofMillis(20));
        }
    }

    private static java.util.stream.Stream<Long> children() {
        return ProcessHandle.current().children().map(ProcessHandle::pid);
    }

    private static void pause(Duration time) {
        try {
            Thread.sleep(time.toMillis());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}

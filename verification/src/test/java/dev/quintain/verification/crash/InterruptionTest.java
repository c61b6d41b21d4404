package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.cli.Main;
import dev.quintain.cli.Terminal;
import dev.quintain.engine.StopSignal;
import dev.quintain.verification.CtrlC;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Scanner;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
        var bar = new StringWriter();
        CompletableFuture<CommandRun> running = start(
                bar, stop, "--time", "10m", "-cp", Subjects.examples().toString(), "dev.quintain.examples.crash.*");
        awaitIn(bar, "[1-9]\\d* problems");

        stop.stop();
        CommandRun run = running.join();

        assertEquals(CommandRun.FINDINGS, run.exitCode(), bar.toString());
        assertFalse(run.summary().findings().isEmpty());
        assertTrue(run.out().contains("report: "), run.out());
    }

    /** As in a terminal, where a bar is drawn: drawing it must not take Ctrl-C away from us. */
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no kill")
    void ctrl_c_ends_a_run_as_its_end_does() throws Exception {
        Path classesLoaded = folder.resolve("loaded");
        Process process = startAlone("-Xlog:class+load:file=" + classesLoaded);
        Scanner bar = new Scanner(process.getErrorStream(), StandardCharsets.UTF_8);
        String found = bar.findWithinHorizon("[1-9]\\d* problems", 0);

        CtrlC.press(process);
        bar.useDelimiter("\\A").next();

        assertEquals(130, process.waitFor());
        assertNotNull(found);
        assertFalse(Summary.read(folder.resolve("summary.json")).findings().isEmpty());
        assertTrue(Files.readString(folder.resolve("out")).contains("report: "));
        assertFalse(Files.readString(classesLoaded).contains("org.jline.terminal."));
    }

    /** A build that has started us and is killed cannot tell us. */
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no sleep")
    void a_run_whose_caller_is_killed_ends_as_its_end_does() throws Exception {
        Process caller = new ProcessBuilder("sleep", "600").start();
        try {
            Process process = startAlone("-Dquintain.caller=" + caller.pid());
            Scanner bar = new Scanner(process.getErrorStream(), StandardCharsets.UTF_8);
            String found = bar.findWithinHorizon("[1-9]\\d* problems", 0);

            caller.destroyForcibly();
            bar.useDelimiter("\\A").next();

            assertEquals(CommandRun.FINDINGS, process.waitFor());
            assertNotNull(found);
            assertFalse(Summary.read(folder.resolve("summary.json")).findings().isEmpty());
        } finally {
            caller.destroyForcibly();
        }
    }

    @Test
    void a_worker_that_somebody_kills_is_replaced() {
        Set<Long> before = children().collect(Collectors.toSet());
        var bar = new StringWriter();
        var stop = new StopSignal();
        // A method with more tests than any time is enough for.
        CompletableFuture<CommandRun> running = start(
                bar,
                stop,
                "--time",
                "10m",
                "--workers",
                "1",
                "-cp",
                Subjects.zoo().toString(),
                "zoo.shapes.ManyParameters");
        // More than it runs on trial.
        awaitIn(bar, "testing[^\\r\\n]*[1-9]\\d{3,}/");
        ProcessHandle worker = newChild(before).orElseThrow();
        before.add(worker.pid());

        worker.destroyForcibly();
        await(() -> newChild(before).isPresent());
        stop.stop();
        CommandRun run = running.join();

        assertEquals(CommandRun.FINDINGS, run.exitCode(), bar.toString());
        assertTrue(
                run.summary().events().stream().anyMatch(event -> event.what().startsWith("a worker died")), run.out());
        assertTrue(run.summary().findings().stream()
                .noneMatch(finding -> finding.rule().equals("KILLED_WORKER")));
        assertTrue(run.summary().classes().stream().allMatch(row -> row.testCases() > 0), run.out());
    }

    /** In a JVM of its own, for ten minutes, with a bar. */
    private Process startAlone(String jvmOption) throws Exception {
        return new ProcessBuilder(CtrlC.heededBy(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dquintain.columns=100",
                        jvmOption,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "crash",
                        "--time",
                        "10m",
                        "--out",
                        folder.toString(),
                        Subjects.examples().toString())))
                .redirectOutput(folder.resolve("out").toFile())
                .start();
    }

    private CompletableFuture<CommandRun> start(StringWriter bar, StopSignal stop, String... arguments) {
        var all = new ArrayList<>(List.of("crash", "--out", folder.toString()));
        all.addAll(List.of(arguments));
        return CompletableFuture.supplyAsync(() -> {
            var out = new StringWriter();
            int exitCode = Main.run(
                    new PrintWriter(out, true),
                    new PrintWriter(bar, true),
                    new Terminal(100, false),
                    stop,
                    all.toArray(String[]::new));
            return new CommandRun(exitCode, out.toString(), bar.toString(), folder);
        });
    }

    private static void awaitIn(StringWriter text, String pattern) {
        await(() -> Pattern.compile(pattern).matcher(text.toString()).find());
    }

    private static void await(BooleanSupplier event) {
        while (!event.getAsBoolean()) {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static Optional<ProcessHandle> newChild(Set<Long> known) {
        return children().filter(pid -> !known.contains(pid)).findFirst().flatMap(ProcessHandle::of);
    }

    private static Stream<Long> children() {
        return ProcessHandle.current().children().map(ProcessHandle::pid);
    }
}

package dev.quintain.verification.inject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Five faulty handlers beside right ones: each is found, named, and shown by a test. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FaultsTest {
    private static final Path AGENT = Path.of("..", "cli", "target", "inject", "quintain-agent.jar");

    @TempDir
    static Path folder = Path.of("");

    private CommandRun run = CommandRun.of("--version");
    private List<Path> junit = List.of();

    @BeforeAll
    void inject() throws IOException {
        SmallProject project = SmallProject.compile("faults", folder);
        junit = project.junit();
        run = project.inject();
    }

    @Test
    void each_fault_is_named_as_what_it_is_and_nothing_else_is_reported() {
        List<String> faults = Pattern.compile("(?m)^\\d+\\. ([^:]+):.*\\n   when (\\S+) ")
                .matcher(run.out())
                .results()
                .map(match -> match.group(2) + " " + match.group(1))
                .toList();

        assertEquals(
                List.of(
                        "Prices.java:51 leaves something open after an exception",
                        "Prices.java:63 an exception handler leads to another exception",
                        "Prices.java:76 hangs after an exception",
                        "Prices.java:87 swallows an interrupt",
                        "Prices.java:111 leaves broken state behind after an exception"),
                faults,
                run::out);
        assertEquals(1, run.exitCode());
    }

    @Test
    void each_fault_has_a_test_that_shows_it() throws Exception {
        Path classes = Files.createDirectories(folder.resolve("shown"));
        var needed = new ArrayList<>(junit);
        needed.addAll(List.of(AGENT, folder.resolve("classes"), folder.resolve("test-classes")));
        SmallProject.compile(folder.resolve("out").resolve("tests"), classes, needed);
        needed.add(classes);

        String said = launch(needed);

        assertTrue(said.contains("failed: 5, passed: 0"), said);
    }

    /** Runs the written tests in a JVM with the agent, as their reader would. */
    private String launch(List<Path> classPath) throws IOException, InterruptedException {
        Path main = folder.resolve("Launch.java");
        Files.writeString(main, """
                import org.junit.platform.engine.discovery.DiscoverySelectors;
                import org.junit.platform.launcher.core.*;
                import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

                public class Launch {
                    public static void main(String[] args) {
                        var listener = new SummaryGeneratingListener();
                        LauncherFactory.create().execute(LauncherDiscoveryRequestBuilder.request()
                                .selectors(DiscoverySelectors.selectClass("shop.PricesInjectTest")).build(), listener);
                        var summary = listener.getSummary();
                        summary.getFailures().forEach(failure -> System.out.println(failure.getException()));
                        System.out.println("failed: " + summary.getTestsFailedCount()
                                + ", passed: " + summary.getTestsSucceededCount());
                        Runtime.getRuntime().halt(0);
                    }
                }
                """);
        SmallProject.compile(folder.resolve("Launch.java"), folder.resolve("shown"), classPath);
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-javaagent:" + AGENT.toAbsolutePath() + "=classes=" + folder.resolve("classes"),
                        "-cp",
                        SmallProject.joined(classPath),
                        "Launch")
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }
}

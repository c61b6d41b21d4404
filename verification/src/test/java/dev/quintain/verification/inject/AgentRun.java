package dev.quintain.verification.inject;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs tests on the JUnit Platform in a JVM that has the agent, as a build would. */
final class AgentRun {
    static final Path AGENT = Path.of("..", "cli", "target", "inject", "quintain-agent.jar");

    private static final String PROGRAM = """
            import org.junit.platform.engine.discovery.DiscoverySelectors;
            import org.junit.platform.launcher.core.*;
            import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

            public class Launch {
                public static void main(String[] args) {
                    var listener = new SummaryGeneratingListener();
                    LauncherFactory.create().execute(LauncherDiscoveryRequestBuilder.request()
                            .selectors(DiscoverySelectors.selectClass(args[0])).build(), listener);
                    var summary = listener.getSummary();
                    summary.getFailures().forEach(failure -> System.out.println(failure.getException()));
                    System.out.println("failed: " + summary.getTestsFailedCount()
                            + ", passed: " + summary.getTestsSucceededCount());
                    Runtime.getRuntime().halt(0);
                }
            }
            """;

    private AgentRun() {}

    /**
     * What it printed.
     *
     * @param options of the agent
     * @param folder for the program
     */
    static String of(String testClass, String options, List<Path> classPath, Path folder)
            throws IOException, InterruptedException {
        Path program = Files.createDirectories(folder.resolve("launch"));
        SmallProject.compile(Files.writeString(folder.resolve("Launch.java"), PROGRAM), program, classPath);
        var all = new ArrayList<>(classPath);
        all.add(program);
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-javaagent:" + AGENT.toAbsolutePath() + "=" + options,
                        "-cp",
                        SmallProject.joined(all),
                        "Launch",
                        testClass)
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said.replace(System.lineSeparator(), "\n");
    }
}

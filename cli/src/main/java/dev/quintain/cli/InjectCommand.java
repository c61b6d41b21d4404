package dev.quintain.cli;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.inject.InjectOptions;
import dev.quintain.run.TimedStop;
import dev.quintain.run.inject.InjectOutcome;
import dev.quintain.run.inject.InjectReport;
import dev.quintain.run.inject.InjectRequest;
import dev.quintain.run.inject.InjectRun;
import java.io.PrintWriter;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code quintain inject}. */
@Command(
        name = "inject",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        subcommands = InstrumentCommand.class,
        description = {
            "Runs a JUnit suite once and records which calls may throw checked exceptions that the suite never made them"
                    + " throw; then runs, for each of them, one test again with the exception injected, and reports"
                    + " handlers that are at fault.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  quintain inject --classes target/classes --tests target/test-classes --classpath lib/junit.jar:lib/util.jar",
            "  quintain inject --scope stack --classes app.jar --tests app-tests.jar -cp ..."
        })
final class InjectCommand implements Callable<Integer> {
    /** As builds have it. */
    private static final String USUAL_TESTS = "^(.*[.$])?(Test[^.$]*|[^.$]*(Test|Tests|TestCase))$";

    private final Terminal terminal;
    private final StopSignal stop;

    @Spec
    @Nullable
    CommandSpec spec;

    @Option(
            names = "--classes",
            paramLabel = "PATH",
            description = "Folders and jars of the classes under test, separated by '${sys:path.separator}'.")
    String classes = "";

    @Option(
            names = "--tests",
            paramLabel = "PATH",
            description = "Folders and jars of the tests, separated by '${sys:path.separator}'.")
    String tests = "";

    @Option(
            names = {"-cp", "--classpath"},
            paramLabel = "PATH",
            description = "Folders and jars that both need, JUnit among them, separated by '${sys:path.separator}'.")
    String classPath = "";

    @Option(
            names = "--scope",
            paramLabel = "WHICH",
            defaultValue = "method",
            description = "Which calls count: method, those inside a try of the same method that catches the exception;"
                    + " stack, all others too, which tests finally blocks, try-with-resources and handlers further"
                    + " up. Default: ${DEFAULT-VALUE}.")
    Scope scope = Scope.METHOD;

    /** Which calls count. */
    enum Scope {
        METHOD,
        STACK
    }

    @Option(
            names = "--also",
            split = ",",
            paramLabel = "EXCEPTION",
            description = "Unchecked exceptions to inject as well, such as java.io.UncheckedIOException.")
    List<String> also = List.of();

    @Option(
            names = "--short",
            description = "Short reads and writes as well: calls that do less than they were asked to, as they may.")
    boolean partial;

    @Option(
            names = "--tests-per-site",
            paramLabel = "WHICH",
            defaultValue = "fastest",
            description = "Which tests are run again for a call: fastest or all. Default: ${DEFAULT-VALUE}.")
    PerSite perSite = PerSite.FASTEST;

    /** Which tests are run again. */
    enum PerSite {
        FASTEST,
        ALL
    }

    @Option(
            names = "--test-for",
            paramLabel = "FILE:LINE=TEST",
            description = "The test to use for the calls of a line: Reader.java:12=ReaderTest.reads.")
    Map<String, String> testFor = Map.of();

    @Option(
            names = "--include",
            paramLabel = "REGEX",
            description = "Names of test classes to run. Default: those that begin with Test or end with Test, Tests or"
                    + " TestCase.")
    String include = USUAL_TESTS;

    @Option(names = "--exclude", paramLabel = "REGEX", description = "Names of test classes not to run.")
    String exclude = "";

    @Option(
            names = "--instrumented",
            paramLabel = "DIR",
            description =
                    "What 'inject instrument' wrote for the same classes, instead of rewriting them at load time.")
    @Nullable
    Path instrumented;

    @Option(
            names = "--show-injected",
            description = "Leave the stack traces of injected exceptions in the log of the tests.")
    boolean showInjected;

    @Option(
            names = "--jvm-args",
            paramLabel = "ARGS",
            description = "What the JVM of the tests is to be started with, separated by spaces.")
    String jvmArguments = "";

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description =
                    "How long to test, such as 30s or 5m. What was found by then is confirmed and written. Default:"
                            + " until everything was tried.")
    @Nullable
    Duration time;

    @Option(
            names = "--first-limit",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "10m",
            description = "How long a test may take in the first run. Default: ${DEFAULT-VALUE}.")
    Duration firstLimit = Duration.ofMinutes(10);

    @Option(names = "--java", paramLabel = "HOME", description = "The JDK, 17 or later, that runs the tests.")
    Path java = Path.of(System.getProperty("java.home"));

    @Mixin
    ReportOptions reporting = new ReportOptions();

    @Option(names = "--debug", description = "Show where a fault of quintain's own lies.")
    boolean debug;

    InjectCommand(Terminal terminal, StopSignal stop) {
        this.terminal = terminal;
        this.stop = stop;
    }

    @Override
    public Integer call() {
        CommandSpec command = Objects.requireNonNull(spec);
        if (classes.isEmpty() || tests.isEmpty()) {
            // Not said by the options themselves, since the subcommands take none.
            throw new ParameterException(
                    command.commandLine(), "Missing required options: '--classes=PATH' and '--tests=PATH'");
        }
        if (time != null) {
            CommonOptions.between("--time", time);
        }
        long begun = System.nanoTime();
        PrintWriter console = command.commandLine().getOut();
        try (ProgressDisplay progress = reporting.progress(command.commandLine().getErr(), terminal)) {
            var report = new InjectReport(console, progress, progress::close);
            StopSignal end = time == null ? stop : TimedStop.within(time, stop).signal();
            InjectOutcome outcome = new InjectRun(request(command)).run(end, report);
            report.print(outcome, (System.nanoTime() - begun) / 1e9);
            console.println("report: " + reporting.out);
            return outcome.run()
                    .fault()
                    .map(fault -> Failures.ourFault(fault, command.commandLine().getErr(), debug))
                    .orElse(outcome.run().hasNews() ? 1 : 0);
        }
    }

    private InjectRequest request(CommandSpec command) {
        return new InjectRequest(
                CommonOptions.paths(classes),
                CommonOptions.paths(tests),
                CommonOptions.paths(classPath),
                Optional.ofNullable(instrumented),
                java,
                Arrays.stream(jvmArguments.split(" "))
                        .filter(argument -> !argument.isEmpty())
                        .toList(),
                Path.of(""),
                scope == Scope.STACK,
                also,
                partial,
                showInjected,
                include,
                exclude,
                firstLimit,
                new InjectOptions(perSite == PerSite.ALL, testFor),
                besideUs(),
                reporting.baselineFile(),
                reporting.out,
                SuiteOptions.typed(command));
    }

    /** The build puts what the JVM of the tests needs beside our own jar. */
    static Path besideUs() {
        try {
            Path ours = Path.of(InjectCommand.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return ours.resolveSibling("inject");
        } catch (URISyntaxException e) {
            throw new IllegalStateException("cannot find our own classes", e);
        }
    }
}

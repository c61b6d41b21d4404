package dev.quintain.cli;

import dev.quintain.engine.StopSignal;
import dev.quintain.finding.Rank;
import dev.quintain.report.ConsoleReport.Style;
import dev.quintain.report.HuntConsole;
import dev.quintain.run.hunt.HuntOutcome;
import dev.quintain.run.hunt.HuntRequest;
import dev.quintain.run.hunt.HuntRun;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quintain hunt}. */
@Command(
        name = "hunt",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Does everything that applies, in the time given, and reports one list of findings, the likeliest faults"
                    + " first: single calls with odd arguments, sequences of calls and the contracts they break, the"
                    + " states of objects, several threads at once, and exceptions injected under a test suite. Takes a"
                    + " minute if no time is given.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  quintain hunt                       in a Maven project that is built",
            "  quintain hunt --time 5m app.jar",
            "  quintain hunt --baseline last/summary.json --fail-on high target/classes"
        })
final class HuntCommand implements Callable<Integer> {
    private static final Duration USUAL = Duration.ofMinutes(1);
    private static final Duration SHORTEST = Duration.ofSeconds(1);
    private static final int TESTS_IN_A_ROW = 30;

    private final Terminal terminal;
    private final StopSignal stop;

    @Spec
    @Nullable
    CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "CLASSES",
            description = "Where to hunt: folders of classes, built Maven projects, jars, class names, packages"
                    + " (com.acme.*, with sub-packages com.acme..*). Default: the Maven project in this folder.")
    List<String> classes = List.of();

    @Option(
            names = "--tests",
            paramLabel = "PATH",
            description = "Folders and jars of a test suite under which calls are made to fail, separated by"
                    + " '${sys:path.separator}'. Default: target/test-classes of projects, else the regression tests that"
                    + " the hunt itself writes.")
    String tests = "";

    @Option(
            names = "--sources",
            paramLabel = "PATH",
            description =
                    "Folders of the source files, separated by '${sys:path.separator}', so that findings.sarif can"
                            + " say where they are. Default: src/main/java of projects.")
    String sources = "";

    @Option(
            names = "--fail-on",
            paramLabel = "RANK",
            defaultValue = "low",
            description = "From which rank on a finding makes the exit code 1: high, medium, low or never. Default:"
                    + " ${DEFAULT-VALUE}.")
    FailOn failOn = FailOn.LOW;

    @Option(
            names = "--resume",
            description = "Go on with a hunt that was ended early, with what it found and the classes it left.")
    boolean resume;

    @Mixin
    SuiteOptions suite = new SuiteOptions();

    @Mixin
    CommonOptions common = new CommonOptions();

    /** From which rank on findings count for the exit code. */
    enum FailOn {
        HIGH,
        MEDIUM,
        LOW,
        NEVER
    }

    HuntCommand(Terminal terminal, StopSignal stop) {
        this.terminal = terminal;
        this.stop = stop;
    }

    @Override
    public Integer call() {
        check();
        CommandSpec command = Objects.requireNonNull(spec);
        var line = command.commandLine();
        HuntOutcome outcome;
        try (ProgressDisplay progress = ProgressDisplay.on(line.getErr(), terminal, common.quiet)) {
            outcome = new HuntRun(request(command)).run(stop, progress);
        }
        new HuntConsole(line.getOut(), terminal.interactive() ? Style.TERMINAL : Style.PLAIN)
                .print(outcome.summary(), outcome.report().toString());
        if (!outcome.faults().isEmpty()) {
            outcome.faults()
                    .forEach(fault ->
                            line.getErr().println("quintain: this is a fault of ours, please report it: " + fault));
            return Failures.OUR_FAULT;
        }
        if (outcome.isVoid()) {
            // A build must not take that for an answer.
            return Failures.BAD_INPUT;
        }
        return failOn != FailOn.NEVER && outcome.hasNews(Rank.valueOf(failOn.name())) ? 1 : 0;
    }

    private Duration time() {
        return common.time == null ? USUAL : common.time;
    }

    /** Where there is little time in all, one test must not take much of it. */
    private Duration testLimit(CommandSpec command) {
        Duration share = time().dividedBy(TESTS_IN_A_ROW);
        boolean chosen = command.commandLine().getParseResult().hasMatchedOption("--test-limit");
        return chosen || share.compareTo(common.testLimit) > 0
                ? common.testLimit
                : share.compareTo(SHORTEST) < 0 ? SHORTEST : share;
    }

    private void check() {
        common.check();
        suite.check();
    }

    private HuntRequest request(CommandSpec command) {
        return new HuntRequest(
                classes,
                common.classPath(),
                CommonOptions.paths(tests),
                CommonOptions.paths(sources),
                common.java,
                suite.packagePrivate,
                time(),
                suite.seed,
                common.workers,
                common.heap,
                testLimit(command),
                Set.copyOf(common.allow),
                suite.dialect(),
                suite.literals(),
                suite.helpers,
                suite.baselineFile(),
                resume,
                common.out,
                InjectCommand.besideUs(),
                SuiteOptions.typed(command));
    }
}

package dev.quintain.cli;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.interleave.Manner;
import dev.quintain.engine.interleave.explore.ExploredScript;
import dev.quintain.run.interleave.ExploreReport;
import dev.quintain.run.interleave.ExploreRequest;
import dev.quintain.run.interleave.ExploreRun;
import dev.quintain.run.interleave.InterleaveOutcome;
import dev.quintain.run.interleave.InterleaveRequest;
import dev.quintain.run.interleave.InterleaveRun;
import dev.quintain.run.interleave.ReplayName;
import dev.quintain.run.interleave.ScriptReport;
import dev.quintain.runtime.explore.Mode;
import dev.quintain.runtime.explore.Plan;
import dev.quintain.runtime.interleave.Pace;
import dev.quintain.subject.BadInput;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quintain interleave}. */
@Command(
        name = "interleave",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        subcommands = {TranslateCommand.class, DraftCommand.class, CheckCommand.class},
        description = {
            "Runs scripts that say which thread makes which call of a concurrent component at which tick of a clock,"
                    + " what it returns, and when it completes. The clock ticks when every thread is done or"
                    + " suspended.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  quintain interleave -cp target/classes buffer.conan",
            "  quintain interleave --check-conditions -cp target/classes buffer.conan",
            "  quintain interleave --explore -cp target/classes buffer.conan",
            "  quintain interleave draft -cp target/classes com.acme.Buffer",
            "  quintain interleave translate --out src/test/java buffer.conan"
        })
final class InterleaveCommand implements Callable<Integer> {
    private static final long SCHEDULES = 100_000;

    private final Terminal terminal;
    private final StopSignal stop;

    @Spec
    @Nullable
    CommandSpec spec;

    @Parameters(arity = "0..*", paramLabel = "SCRIPT", description = "The scripts, files that end in .conan.")
    List<Path> scripts = List.of();

    @Option(
            names = "--clock",
            paramLabel = "WHICH",
            defaultValue = "quiescent",
            description =
                    "When the clock ticks: quiescent, as soon as every thread is done or suspended, with #ticktime"
                            + " as the upper bound; wall, every #ticktime milliseconds. Default: ${DEFAULT-VALUE}.")
    Pace clock = Pace.QUIESCENT;

    @Option(
            names = "--threads",
            paramLabel = "KIND",
            defaultValue = "platform",
            description = "What kind of threads make the calls: platform or virtual, which needs a JDK 21 or later."
                    + " Default: ${DEFAULT-VALUE}.")
    Kind threads = Kind.PLATFORM;

    /** Kinds of thread. */
    enum Kind {
        PLATFORM,
        VIRTUAL
    }

    @Option(
            names = "--repeat",
            paramLabel = "N",
            defaultValue = "1",
            description = "Run every script so many times, and tell what did not come to the same as the first time.")
    int runs;

    @Option(
            names = "--check-conditions",
            description =
                    "See whether each sequence brings about the conditions that it names, as far as they are of the"
                            + " standard kinds: 'METHOD: 0 iterations of the loop' (or 1 iteration, or multiple iterations), and"
                            + " 'threads suspended: none' (or one, or multiple; in all, or 'in METHOD').")
    boolean checkConditions;

    @Option(
            names = "--explore",
            paramLabel = "MODE",
            arity = "0..1",
            fallbackValue = "ticks",
            preprocessor = AttachedValue.class,
            description =
                    "Run each sequence under all the schedules that matter. ticks: the calls of one tick interleave"
                            + " in all ways; overlap: the calls of all ticks do, and neither values nor times are checked."
                            + " Default: ticks.")
    @Nullable
    Mode explore;

    @Option(names = "--replay", paramLabel = "ID", description = "Run the one schedule that an exploration told of.")
    String replay = "";

    @Mixin
    ExploreOptions exploring = new ExploreOptions();

    @Mixin
    ScriptOptions common = new ScriptOptions();

    @Option(
            names = "--heap",
            paramLabel = "MB",
            description = "Largest heap of the JVM that runs the component. Default: ${DEFAULT-VALUE}.",
            defaultValue = "512")
    int heap;

    @Mixin
    ReportOptions report = new ReportOptions();

    InterleaveCommand(Terminal terminal, StopSignal stop) {
        this.terminal = terminal;
        this.stop = stop;
    }

    @Override
    public Integer call() {
        CommonOptions.checkHeap(heap);
        CommonOptions.atLeast("--repeat", 1, runs);
        CommandSpec command = Objects.requireNonNull(spec);
        if (scripts.isEmpty()) {
            // Not said by the arity, since the subcommands take none.
            throw new ParameterException(command.commandLine(), "Missing required parameter: 'SCRIPT'");
        }
        return explore != null || !replay.isEmpty() ? explore(command) : run(command);
    }

    private int run(CommandSpec command) {
        var run = new InterleaveRun(request(command));
        InterleaveOutcome outcome = watched(command, progress -> run.run(stop, progress));
        PrintWriter console = command.commandLine().getOut();
        var told = new ScriptReport(console);
        told.print(outcome.results());
        report.baselineFile()
                .ifPresent(file -> told.printSinceBaseline(outcome.run().summary()));
        console.println("report: " + report.out);
        return outcome.hasNews() ? 1 : 0;
    }

    private <T> T watched(CommandSpec command, Function<ProgressDisplay, T> work) {
        try (ProgressDisplay progress = report.progress(command.commandLine().getErr(), terminal)) {
            return work.apply(progress);
        }
    }

    private int explore(CommandSpec command) {
        if (checkConditions) {
            throw new BadInput("--check-conditions sees what the clock brings about; leave it out with --explore");
        }
        PrintWriter console = command.commandLine().getOut();
        Plan plan = exploring.plan(explore, SCHEDULES);
        console.println("seed: " + plan.seed());
        var run = new ExploreRun(new ExploreRequest(request(command), plan, replay));
        long begun = System.nanoTime();
        List<ExploredScript> results = watched(command, progress -> run.run(stop, progress));
        Mode mode = replay.isEmpty()
                ? plan.limits().mode()
                : ReplayName.parse(replay).mode();
        new ExploreReport(console, mode).print(results);
        if (!replay.isEmpty()) {
            return results.stream().anyMatch(result -> result.failures() > 0) ? 1 : 0;
        }
        ExploreRun.Written written = run.write(results, Duration.ofNanos(System.nanoTime() - begun));
        report.baselineFile()
                .ifPresent(file -> new ScriptReport(console)
                        .printSinceBaseline(written.run().summary()));
        written.tests().forEach(file -> console.println("test: " + file));
        return written.run().hasNews() ? 1 : 0;
    }

    private InterleaveRequest request(CommandSpec command) {
        return new InterleaveRequest(
                scripts,
                common.paths(),
                common.java,
                new Manner(clock, runs, checkConditions),
                threads == Kind.VIRTUAL,
                heap,
                report.baselineFile(),
                report.out,
                SuiteOptions.typed(command));
    }
}

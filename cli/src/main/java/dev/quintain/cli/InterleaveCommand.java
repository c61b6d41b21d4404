package dev.quintain.cli;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
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
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
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
            "  quintain interleave --clock wall -cp target/classes buffer.conan",
            "  quintain interleave --explore -cp target/classes buffer.conan",
            "  quintain interleave draft -cp target/classes com.acme.Buffer",
            "  quintain interleave translate --out src/test/java buffer.conan"
        })
final class InterleaveCommand implements Callable<Integer> {
    private static final int SMALLEST_HEAP = 32;
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

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where results go. Default: ${DEFAULT-VALUE}.",
            defaultValue = "quintain-out")
    Path out = Path.of("quintain-out");

    @Option(
            names = "--baseline",
            paramLabel = "FILE",
            description = "The summary.json of an earlier run: only findings that are not in it count for the exit"
                    + " code.")
    @Nullable
    Path baseline;

    @Option(names = "--quiet", description = "No progress.")
    boolean quiet;

    InterleaveCommand(Terminal terminal, StopSignal stop) {
        this.terminal = terminal;
        this.stop = stop;
    }

    @Override
    public Integer call() {
        CommonOptions.atLeast("--heap", SMALLEST_HEAP, heap);
        CommonOptions.atLeast("--repeat", 1, runs);
        CommandSpec command = Objects.requireNonNull(spec);
        if (scripts.isEmpty()) {
            // Not said by the arity, since the subcommands take none.
            throw new ParameterException(command.commandLine(), "Missing required parameter: 'SCRIPT'");
        }
        PrintWriter console = command.commandLine().getOut();
        if (explore != null || !replay.isEmpty()) {
            return explore(command, console);
        }
        InterleaveOutcome outcome = new InterleaveRun(request(command))
                .run(stop, progress(command.commandLine().getErr()));
        new ScriptReport(console).print(outcome.results());
        console.println("report: " + out);
        return outcome.hasNews() ? 1 : 0;
    }

    private int explore(CommandSpec command, PrintWriter console) {
        Plan plan = exploring.plan(explore, SCHEDULES);
        console.println("seed: " + plan.seed());
        var run = new ExploreRun(new ExploreRequest(request(command), plan, replay));
        List<ExploredScript> results =
                run.run(stop, progress(command.commandLine().getErr()));
        Mode mode = replay.isEmpty()
                ? plan.limits().mode()
                : ReplayName.parse(replay).mode();
        new ExploreReport(console, mode).print(results);
        if (replay.isEmpty()) {
            run.writeTests(results).forEach(file -> console.println("test: " + file));
        }
        return results.stream().anyMatch(result -> result.failures() > 0) ? 1 : 0;
    }

    private Progress.Listener progress(PrintWriter err) {
        return quiet || !terminal.interactive() ? progress -> {} : ProgressDisplay.on(err, terminal, false);
    }

    private InterleaveRequest request(CommandSpec command) {
        return new InterleaveRequest(
                scripts,
                common.paths(),
                common.java,
                clock,
                threads == Kind.VIRTUAL,
                runs,
                heap,
                Optional.ofNullable(baseline),
                out,
                SuiteOptions.typed(command));
    }
}

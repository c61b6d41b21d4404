package dev.quintain.cli;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.interleave.explore.Checked;
import dev.quintain.run.interleave.CheckReport;
import dev.quintain.run.interleave.CheckRun;
import dev.quintain.runtime.explore.Mode;
import dev.quintain.runtime.explore.Plan;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quintain interleave check}. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Checks whether a class is safe for several threads, without a script: makes up scenarios of two or three"
                    + " threads that call its methods, runs each under many schedules, and tells of an outcome that no"
                    + " order of the calls has.",
            ""
        },
        footer = {"", "Example:", "  quintain interleave check -cp target/classes com.acme.Cache"})
final class CheckCommand implements Callable<Integer> {
    private static final long SCHEDULES = 300;

    private final StopSignal stop;

    @Spec
    @Nullable
    CommandSpec spec;

    @Parameters(paramLabel = "CLASS", description = "The class.")
    String className = "";

    @Option(
            names = "--scenarios",
            paramLabel = "N",
            defaultValue = "300",
            description = "How many scenarios at most. Default: ${DEFAULT-VALUE}.")
    long scenarios;

    @Option(
            names = "--replay",
            paramLabel = "ID",
            description = "Run the one schedule that a check with the same seed told of.")
    String replay = "";

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where summary.json goes, and the test of a schedule that fails. Default: ${DEFAULT-VALUE}.",
            defaultValue = "quintain-out")
    Path out = Path.of("quintain-out");

    @Mixin
    ExploreOptions exploring = new ExploreOptions();

    @Mixin
    ScriptOptions common = new ScriptOptions();

    CheckCommand(StopSignal stop) {
        this.stop = stop;
    }

    @Override
    public Integer call() {
        CommonOptions.atLeast("--scenarios", 1, scenarios);
        CommandSpec command = Objects.requireNonNull(spec);
        var console = command.commandLine().getOut();
        Plan plan = exploring.plan(Mode.TICKS, SCHEDULES);
        console.println("seed: " + plan.seed());
        long begun = System.nanoTime();
        var run = new CheckRun(common.paths(), common.java, plan, scenarios);
        Checked checked = run.run(className, replay, stop);
        new CheckReport(console).print(className, checked);
        if (replay.isEmpty()) {
            var taken = Duration.ofNanos(System.nanoTime() - begun);
            run.write(className, checked, out, SuiteOptions.typed(command), taken)
                    .forEach(file -> console.println("test: " + file));
        }
        return checked.failure().isEmpty() ? 0 : 1;
    }
}

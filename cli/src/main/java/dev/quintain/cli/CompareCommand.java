package dev.quintain.cli;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.generate.ExceptionPolicy;
import dev.quintain.engine.generate.GenerateOptions;
import dev.quintain.engine.generate.GenerateOptions.Keep;
import dev.quintain.engine.generate.Heuristics;
import dev.quintain.run.Inputs;
import dev.quintain.run.compare.CompareRequest;
import dev.quintain.run.compare.CompareRun;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quintain compare}. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Learns what an older version of some classes does, as generate would, and lists what a newer version does"
                    + " otherwise: the method, the inputs, the old result and the new one, and a JUnit test that passes"
                    + " with the older version and fails with the newer. Takes two minutes if no limit is given.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  quintain compare lib-1.0.jar lib-1.1.jar",
            "  quintain compare --time 30s lib-1.0.jar lib-1.1.jar 'com.acme.parser..*'",
            "  quintain compare jdk-17 jdk-25 'java.util.*'"
        })
final class CompareCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final StopSignal stop;

    @Spec
    @Nullable
    CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "OLD",
            description = "The older version: a folder of classes, a built Maven project, a jar, or the home of a JDK.")
    Path older = Path.of("");

    @Parameters(index = "1", paramLabel = "NEW", description = "The newer version, in the same way.")
    Path newer = Path.of("");

    @Parameters(
            index = "2..*",
            arity = "0..*",
            paramLabel = "CLASSES",
            description = "What to compare: class names, packages (com.acme.*, with sub-packages com.acme..*). Default:"
                    + " all classes of OLD.")
    List<String> classes = List.of();

    @Mixin
    LimitOptions limits = new LimitOptions();

    @Mixin
    SuiteOptions suite = new SuiteOptions();

    @Mixin
    CommonOptions common = new CommonOptions();

    CompareCommand(Terminal terminal, StopSignal stop) {
        this.terminal = terminal;
        this.stop = stop;
    }

    @Override
    public Integer call() {
        common.check();
        suite.check();
        limits.check(common);
        CommandSpec command = Objects.requireNonNull(spec);
        return SuiteOptions.carryOut(command, common, terminal, stop, new CompareRun(request(command))::run);
    }

    private CompareRequest request(CommandSpec command) {
        return new CompareRequest(
                version(older),
                version(newer),
                new GenerateOptions(
                        suite.seed,
                        Optional.ofNullable(common.time),
                        limits.calls(),
                        limits.sequences(),
                        Heuristics.STANDARD,
                        ExceptionPolicy.PAPER,
                        suite.literals(),
                        suite.helpers,
                        // The more is known of the old version, the more can be asked of the new one.
                        Keep.SAMPLE),
                common.workers,
                common.heap,
                common.testLimit,
                Set.copyOf(common.allow),
                suite.dialect(),
                suite.baselineFile(),
                common.out,
                SuiteOptions.typed(command));
    }

    private Inputs version(Path of) {
        return Inputs.version(of, classes, common.classPath(), common.java, suite.packagePrivate);
    }
}

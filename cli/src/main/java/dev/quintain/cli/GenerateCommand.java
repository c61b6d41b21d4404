package dev.quintain.cli;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.generate.ExceptionPolicy;
import dev.quintain.engine.generate.GenerateOptions;
import dev.quintain.engine.generate.Heuristics;
import dev.quintain.run.Inputs;
import dev.quintain.run.generate.GenerateRequest;
import dev.quintain.run.generate.GenerateRun;
import dev.quintain.subject.BadInput;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quintain generate}. */
@Command(
        name = "generate",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Grows call sequences out of those that worked, checks contracts after every call, and writes two JUnit"
                    + " suites: regression tests that pass now, and tests that fail because a contract is broken. Takes two"
                    + " minutes if no limit is given.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  quintain generate target/classes",
            "  quintain generate --time 5m my-project",
            "  quintain generate --calls 100000 -cp lib.jar 'com.acme.parser..*'"
        })
final class GenerateCommand implements Callable<Integer> {
    /** The oldest that all compilers know that we may meet. */
    private static final int OLDEST_RELEASE = 8;

    private final Terminal terminal;
    private final StopSignal stop;

    @Spec
    @Nullable
    CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "CLASSES",
            description = "What to test: folders of classes, built Maven projects, jars, class names, packages"
                    + " (com.acme.*, with sub-packages com.acme..*).")
    List<String> classes = List.of();

    @Mixin
    LimitOptions limits = new LimitOptions();

    @Option(
            names = "--exceptions",
            paramLabel = "WHICH",
            defaultValue = "paper",
            description = "Which exceptions are faults: paper, a null pointer where no null was given and a failed"
                    + " assertion; robust, whatever crash would report. Default: ${DEFAULT-VALUE}.")
    ExceptionPolicy exceptions = ExceptionPolicy.PAPER;

    @Option(
            names = "--keep",
            paramLabel = "WHICH",
            defaultValue = "new",
            description = "Which regression tests to write: new, those that reach code that no other does; all."
                    + " Default: ${DEFAULT-VALUE}.")
    Keep keep = Keep.NEW;

    @Option(
            names = "--repetition",
            paramLabel = "P",
            defaultValue = "0.1",
            description = "How likely a call is repeated. Default: ${DEFAULT-VALUE}.")
    double repetition;

    @Option(
            names = "--repetitions",
            paramLabel = "N",
            defaultValue = "100",
            description = "How often it is repeated at most. Default: ${DEFAULT-VALUE}.")
    int repetitions;

    @Option(
            names = "--nulls",
            paramLabel = "P",
            defaultValue = "0.05",
            description = "How likely null is given where there are other values. Default: ${DEFAULT-VALUE}.")
    double nulls;

    @Option(
            names = "--no-filter",
            split = ",",
            paramLabel = "FILTER",
            description = "Build on values that a filter would leave out: equality, null, exceptions.")
    List<Filter> withoutFilters = List.of();

    @Option(names = "--undirected", description = "Switch all heuristics off, to compare.")
    boolean undirected;

    @Option(
            names = "--release",
            paramLabel = "N",
            description =
                    "The release of Java, 8 or later, that the tests are compiled for: those that need a newer one"
                            + " are not written. Default: that of the JDK that runs them.")
    @Nullable
    Integer release;

    @Mixin
    SuiteOptions suite = new SuiteOptions();

    @Mixin
    CommonOptions common = new CommonOptions();

    /** Which regression tests are written. */
    enum Keep {
        NEW,
        ALL
    }

    /** The filters of the paper. */
    enum Filter {
        EQUALITY,
        NULL,
        EXCEPTIONS
    }

    GenerateCommand(Terminal terminal, StopSignal stop) {
        this.terminal = terminal;
        this.stop = stop;
    }

    @Override
    public Integer call() {
        check();
        CommandSpec command = Objects.requireNonNull(spec);
        return SuiteOptions.carryOut(command, common, terminal, stop, new GenerateRun(request(command))::run);
    }

    private void check() {
        common.check();
        suite.check();
        limits.check(common);
        CommonOptions.atLeast("--repetitions", 0, repetitions);
        if (release != null) {
            CommonOptions.atLeast("--release", OLDEST_RELEASE, release);
        }
        probability("--repetition", repetition);
        probability("--nulls", nulls);
    }

    private static void probability(String option, double value) {
        if (!(value >= 0 && value <= 1)) {
            throw new BadInput(option + " is " + value + ", but must be between 0 and 1");
        }
    }

    private Heuristics heuristics() {
        return undirected
                ? Heuristics.UNDIRECTED
                : new Heuristics(
                        repetition,
                        repetitions,
                        nulls,
                        !withoutFilters.contains(Filter.EQUALITY),
                        !withoutFilters.contains(Filter.NULL),
                        !withoutFilters.contains(Filter.EXCEPTIONS),
                        true);
    }

    private GenerateRequest request(CommandSpec command) {
        return new GenerateRequest(
                new Inputs(classes, common.classPath(), common.java, suite.packagePrivate),
                new GenerateOptions(
                        suite.seed,
                        Optional.ofNullable(common.time),
                        limits.calls(),
                        limits.sequences(),
                        heuristics(),
                        exceptions,
                        suite.literals(),
                        suite.helpers,
                        keep == Keep.ALL ? GenerateOptions.Keep.ALL : GenerateOptions.Keep.NEW),
                common.workers,
                common.heap,
                common.testLimit,
                Set.copyOf(common.allow),
                suite.dialect(),
                release == null ? OptionalInt.empty() : OptionalInt.of(release),
                suite.baselineFile(),
                common.out,
                SuiteOptions.typed(command));
    }
}

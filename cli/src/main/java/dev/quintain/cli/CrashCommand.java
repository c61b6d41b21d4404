package dev.quintain.cli;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.crash.CrashOptions;
import dev.quintain.run.CrashRequest;
import dev.quintain.run.CrashRun;
import dev.quintain.run.Inputs;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.subject.BadInput;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quintain crash}. */
@Command(
        name = "crash",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Calls every public constructor and method with type-correct arguments and reports the exceptions that are"
                    + " likely bugs, each with a JUnit test that shows it.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  quintain crash target/classes",
            "  quintain crash --depth auto --time 5m my-project",
            "  quintain crash -cp lib.jar 'com.acme.parser..*'"
        })
final class CrashCommand implements Callable<Integer> {
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

    @Option(
            names = "--depth",
            paramLabel = "N|auto",
            converter = DepthConverter.class,
            defaultValue = "3",
            description = "How deep calls may be nested in each other; auto goes as deep as there is time."
                    + " Default: ${DEFAULT-VALUE}.")
    OptionalInt depth = OptionalInt.of(3);

    @Option(
            names = "--cases",
            paramLabel = "N",
            description =
                    "How many tests to run in all, if there are as many. Default: 1000 for each method, where --time is not given.")
    @Nullable
    Long cases;

    @Option(
            names = "--reset",
            paramLabel = "HOW",
            defaultValue = "reinit",
            description =
                    "How each test gets freshly initialised static state: reinit runs static initialisers again,"
                            + " cheap does so where that is quick, loader loads all classes again, none does nothing. Default: ${DEFAULT-VALUE}.")
    ResetMode reset = ResetMode.REINIT;

    @Option(names = "--no-constants", description = "Do not try the constants that the code of the classes mentions.")
    boolean noConstants;

    @Option(
            names = "--emit",
            paramLabel = "WHAT",
            defaultValue = "problems",
            description = "Which tests to write: problems or all. Default: ${DEFAULT-VALUE}.")
    Emit emit = Emit.PROBLEMS;

    @Mixin
    SuiteOptions suite = new SuiteOptions();

    @Mixin
    CommonOptions common = new CommonOptions();

    /** Which tests are written. */
    enum Emit {
        PROBLEMS,
        ALL
    }

    CrashCommand(Terminal terminal, StopSignal stop) {
        this.terminal = terminal;
        this.stop = stop;
    }

    @Override
    public Integer call() {
        check();
        CommandSpec command = Objects.requireNonNull(spec);
        return SuiteOptions.carryOut(command, common, terminal, stop, new CrashRun(request(command))::run);
    }

    private void check() {
        common.check();
        suite.check();
        CommonOptions.atLeast("--cases", 1, cases == null ? 1 : cases);
        if (cases != null && common.time != null) {
            throw new BadInput("--cases and --time cannot go together; give one of them");
        }
    }

    private CrashRequest request(CommandSpec command) {
        return new CrashRequest(
                new Inputs(classes, common.classPath(), common.java, suite.packagePrivate),
                new CrashOptions(
                        depth,
                        Optional.ofNullable(common.time),
                        cases == null ? OptionalLong.empty() : OptionalLong.of(cases),
                        suite.seed,
                        reset,
                        suite.literals(),
                        !noConstants,
                        suite.helpers),
                common.workers,
                common.heap,
                common.testLimit,
                Set.copyOf(common.allow),
                suite.dialect(),
                emit == Emit.ALL,
                suite.baselineFile(),
                common.out,
                SuiteOptions.typed(command));
    }
}

package dev.quintain.cli;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.junit.Dialect;
import dev.quintain.report.ConsoleReport;
import dev.quintain.run.RunOutcome;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.UserValues;
import dev.quintain.subject.BadInput;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Options of the commands that look for faults in many classes and write a suite, and how such a command ends. */
final class SuiteOptions {
    /** What no shell takes for anything else; patterns stay readable, since no files have such names. */
    private static final Pattern PLAIN = Pattern.compile("[\\w@%+=:,./*?^~-]+");

    @Option(
            names = "--values",
            paramLabel = "FILE",
            description = "Values to try besides the usual ones, one on each line: int 42, String \"abc\".")
    @Nullable
    Path values;

    @Option(
            names = "--helper",
            paramLabel = "NAME",
            description = "A class or method that checks arguments for its caller, as Objects.requireNonNull does:"
                    + " what it throws counts as thrown by the caller.")
    List<String> helpers = List.of();

    @Option(
            names = "--junit",
            paramLabel = "4|5",
            defaultValue = "5",
            description = "Which JUnit to write tests for; 5 stands for Jupiter, and so for 6 too. Default:"
                    + " ${DEFAULT-VALUE}.")
    int junit;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Where chance starts. Default: ${DEFAULT-VALUE}.",
            defaultValue = "1")
    long seed;

    @Option(
            names = "--baseline",
            paramLabel = "FILE",
            description = "The summary.json of an earlier run: findings are marked new, known or gone, and only new "
                    + "ones count for the exit code.")
    @Nullable
    Path baseline;

    @Option(names = "--package-private", description = "Test package-private classes and operations too.")
    boolean packagePrivate;

    void check() {
        if (junit != 4 && junit != 5) {
            throw new BadInput("--junit is " + junit + ", but must be 4 or 5");
        }
    }

    Dialect dialect() {
        return junit == 4 ? Dialect.JUNIT_4 : Dialect.JUPITER;
    }

    List<Literal> literals() {
        return values == null ? List.of() : UserValues.read(values);
    }

    Optional<Path> baselineFile() {
        return Optional.ofNullable(baseline);
    }

    /** Carries out a run with its progress shown, prints what it came to, and returns the exit code. */
    static int carryOut(
            CommandSpec command,
            CommonOptions common,
            Terminal terminal,
            StopSignal stop,
            BiFunction<StopSignal, Progress.Listener, RunOutcome> run) {
        var line = command.commandLine();
        RunOutcome outcome;
        try (ProgressDisplay progress = ProgressDisplay.on(line.getErr(), terminal, common.quiet)) {
            outcome = run.apply(stop, progress);
        }
        var style = terminal.interactive() ? ConsoleReport.Style.TERMINAL : ConsoleReport.Style.PLAIN;
        new ConsoleReport(line.getOut(), style)
                .print(outcome.summary(), outcome.report().toString());
        if (outcome.fault().isPresent()) {
            return Failures.ourFault(outcome.fault().get(), line.getErr(), common.debug);
        }
        return outcome.hasNews() ? 1 : 0;
    }

    /** The command line as the user gave it, fit for a shell. */
    static String typed(CommandSpec command) {
        return command.commandLine().getParseResult().originalArgs().stream()
                .map(SuiteOptions::quoted)
                .collect(Collectors.joining(" ", "quintain ", ""));
    }

    private static String quoted(String argument) {
        boolean plain = PLAIN.matcher(argument).matches();
        return plain ? argument : "'" + argument.replace("'", "'\\''") + "'";
    }
}

package dev.quintain.cli;

import dev.quintain.bytecode.SiteRules;
import dev.quintain.run.inject.InstrumentRun;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quintain inject instrument}. */
@Command(
        name = "instrument",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description =
                "Adds the probes ahead of time, for 'inject --instrumented'. Classes that need none are not written.")
final class InstrumentCommand implements Callable<Integer> {
    @Spec
    @Nullable
    CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "CLASSES", description = "Folders and jars of the classes under test.")
    List<Path> classes = List.of();

    @Option(names = "--to", required = true, paramLabel = "DIR", description = "Where the classes with probes go.")
    Path to = Path.of("");

    @Option(
            names = {"-cp", "--classpath"},
            paramLabel = "PATH",
            description = "Folders and jars that they need, separated by '${sys:path.separator}'.")
    String classPath = "";

    @Option(
            names = "--scope",
            paramLabel = "WHICH",
            defaultValue = "method",
            description = "As for inject: method or stack. Default: ${DEFAULT-VALUE}.")
    InjectCommand.Scope scope = InjectCommand.Scope.METHOD;

    @Option(names = "--also", split = ",", paramLabel = "EXCEPTION", description = "As for inject.")
    List<String> also = List.of();

    @Option(names = "--short", description = "As for inject.")
    boolean partial;

    @Option(names = "--debug", description = "Show where a fault of quintain's own lies.")
    boolean debug;

    @Override
    public Integer call() {
        var rules = new SiteRules(
                scope == InjectCommand.Scope.STACK,
                also.stream().map(name -> name.replace('.', '/')).toList(),
                partial);
        InstrumentRun.Written written = new InstrumentRun(classes, CommonOptions.paths(classPath), rules).run(to);
        Objects.requireNonNull(spec)
                .commandLine()
                .getOut()
                .println("*** Total number of instrumented method calls: " + written.calls() + " ("
                        + written.written() + " classes written to " + to + ", " + written.untouched()
                        + " need no change)");
        return 0;
    }
}

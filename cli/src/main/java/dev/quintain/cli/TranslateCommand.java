package dev.quintain.cli;

import dev.quintain.run.interleave.TranslateRun;
import java.io.PrintWriter;
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

/** {@code quintain interleave translate}. */
@Command(
        name = "translate",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Translates scripts to test classes of JUnit Jupiter's, which need quintain-runtime to run.")
final class TranslateCommand implements Callable<Integer> {
    @Spec
    @Nullable
    CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "SCRIPT", description = "The scripts, files that end in .conan.")
    List<Path> scripts = List.of();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where the classes go. Default: ${DEFAULT-VALUE}.",
            defaultValue = "quintain-out/tests")
    Path out = Path.of("quintain-out", "tests");

    @Option(names = "--debug", description = "Show where a fault of quintain's own lies.")
    boolean debug;

    @Override
    public Integer call() {
        PrintWriter console = Objects.requireNonNull(spec).commandLine().getOut();
        new TranslateRun(out).run(scripts).forEach(file -> console.println("test: " + file));
        return 0;
    }
}

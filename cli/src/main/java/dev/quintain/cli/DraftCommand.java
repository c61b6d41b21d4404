package dev.quintain.cli;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.interleave.Draft;
import dev.quintain.run.interleave.DraftRun;
import dev.quintain.subject.BadInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quintain interleave draft}. */
@Command(
        name = "draft",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Drafts a script for a class in which threads wait for each other, or take locks: conditions from its byte"
                    + " code, sequences that bring them about, and as expectations what was observed, for you to"
                    + " confirm.",
            ""
        })
final class DraftCommand implements Callable<Integer> {
    private final StopSignal stop;

    @Spec
    @Nullable
    CommandSpec spec;

    @Parameters(paramLabel = "CLASS", description = "The class.")
    String className = "";

    @Option(names = "--out", paramLabel = "FILE", description = "Where the script goes. Default: to the console.")
    @Nullable
    Path out;

    @Mixin
    ScriptOptions common = new ScriptOptions();

    DraftCommand(StopSignal stop) {
        this.stop = stop;
    }

    @Override
    public Integer call() {
        var line = Objects.requireNonNull(spec).commandLine();
        Draft draft = new DraftRun(common.paths(), common.java).run(className, stop);
        if (!draft.trouble().isEmpty()) {
            throw new BadInput("cannot draft a script for " + className + ": " + draft.trouble());
        }
        if (out == null) {
            line.getOut().print(draft.script());
            line.getOut().flush();
        } else {
            write(draft.script(), out, line.getOut());
        }
        draft.open().forEach(condition -> line.getErr().println("quintain: no sequence was found for " + condition));
        draft.suspects().forEach(suspect -> line.getErr().println("quintain: " + suspect));
        return 0;
    }

    private static void write(String script, Path file, PrintWriter console) {
        try {
            Files.writeString(file, script);
            console.println("script: " + file);
        } catch (IOException e) {
            throw new BadInput("cannot write " + file + " (" + e.getMessage() + "); choose another --out");
        }
    }
}

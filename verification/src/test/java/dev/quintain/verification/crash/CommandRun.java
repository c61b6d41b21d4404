package dev.quintain.verification.crash;

import dev.quintain.cli.Main;
import dev.quintain.cli.Terminal;
import dev.quintain.engine.StopSignal;
import dev.quintain.verification.JdkUnderTest;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One command, run in this JVM as the command line would run it, with workers of its own.
 *
 * @param folder where the results went
 */
public record CommandRun(int exitCode, String out, String err, Path folder) {
    static final int NOTHING_FOUND = 0;
    static final int FINDINGS = 1;
    static final int BAD_INPUT = 2;
    public static final int OUR_FAULT = 3;

    /** For results that no test looks at; another folder in each of the JVMs that run tests beside each other. */
    public static final Path OUT =
            Path.of("target", "out", Long.toString(ProcessHandle.current().pid()));

    /** {@code quintain crash --out FOLDER ARGUMENTS}. */
    static CommandRun crash(Path folder, String... arguments) {
        return crash(folder, new StopSignal(), arguments);
    }

    static CommandRun crash(Path folder, StopSignal stop, String... arguments) {
        var all = new ArrayList<>(List.of("crash", "--quiet", "--out", folder.toString()));
        if (!List.of(arguments).contains("--java")) {
            JdkUnderTest.other().ifPresent(home -> all.addAll(List.of("--java", home.toString())));
        }
        all.addAll(List.of(arguments));
        return run(folder, Terminal.NONE, stop, all);
    }

    public static CommandRun of(String... arguments) {
        return before(Terminal.NONE, arguments);
    }

    /** As somebody sees it who sits before a terminal. */
    static CommandRun before(Terminal terminal, String... arguments) {
        return run(Path.of("nowhere"), terminal, new StopSignal(), List.of(arguments));
    }

    private static CommandRun run(Path folder, Terminal terminal, StopSignal stop, List<String> arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        int exitCode = Main.run(
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                terminal,
                stop,
                arguments.toArray(String[]::new));
        return new CommandRun(exitCode, out.toString(), err.toString(), folder);
    }

    Summary summary() {
        return Summary.read(folder.resolve("summary.json"));
    }
}

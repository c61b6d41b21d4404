package dev.quintain.verification.interleave;

import dev.quintain.verification.crash.CommandRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** One {@code quintain interleave}, run in this JVM as the command line would run it, with a worker of its own. */
record Interleaved(int exitCode, String out, String err) {
    static final int RIGHT = 0;
    static final int FAULTS = 1;
    static final int BAD_INPUT = 2;

    /** Where the examples are compiled to. */
    static final Path CLASSES = Path.of("..", "examples", "interleave", "target", "classes");

    static final Path SCRIPTS = Path.of("..", "examples", "interleave", "scripts");
    static final Path SOURCES = Path.of("..", "examples", "interleave", "src", "main", "java");
    static final String PACKAGE = "dev.quintain.examples.interleave";

    static Interleaved run(Path classes, List<Path> scripts, String... options) {
        var all = new ArrayList<>(List.of("interleave", "--out", CommandRun.OUT.toString(), "-cp", classes.toString()));
        all.addAll(List.of(options));
        scripts.forEach(script -> all.add(script.toString()));
        CommandRun run = CommandRun.of(all.toArray(String[]::new));
        return new Interleaved(run.exitCode(), run.out().replace(System.lineSeparator(), "\n"), run.err());
    }

    /** A script of this text, on the examples. */
    static Interleaved script(Path folder, String text, String... options) {
        return script(CLASSES, folder, text, options);
    }

    static Interleaved script(Path classes, Path folder, String text, String... options) {
        try {
            return run(classes, List.of(Files.writeString(folder.resolve("test.conan"), text)), options);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The number behind the words that all outputs end with: {@code Value errors}. */
    int total(String what) {
        var matcher = Pattern.compile("\\*+ " + what + ": (\\d+)").matcher(out);
        return matcher.find() ? Integer.parseInt(matcher.group(1)) : -1;
    }

    int testCases() {
        return total("Test cases");
    }

    boolean isGreen() {
        return exitCode == RIGHT && isGreenItself();
    }

    /** Whether this one is green, whatever the others of its run are. */
    boolean isGreenItself() {
        return total("Value errors") == 0 && total("Exception errors") == 0 && total("Liveness errors") == 0;
    }

    /** What was said of each of several scripts, in their order. */
    List<Interleaved> each() {
        var parts = new ArrayList<Interleaved>();
        for (String part : out.split("\n\n")) {
            if (part.contains("Test cases")) {
                parts.add(new Interleaved(exitCode, part, ""));
            }
        }
        return parts;
    }
}

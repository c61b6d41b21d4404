package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.verification.crash.CommandRun;
import java.nio.file.Path;

/** Scripts that the tool drafts by itself. */
final class Drafts {
    private Drafts() {}

    /** Drafts a script for one of the examples; returns what was said about conditions that were not met. */
    static String write(String component, Path file) {
        CommandRun run = CommandRun.of(
                "interleave",
                "draft",
                "-cp",
                Interleaved.CLASSES.toString(),
                "--out",
                file.toString(),
                Interleaved.PACKAGE + "." + component);
        assertEquals(Interleaved.RIGHT, run.exitCode(), run.err());
        return run.err();
    }
}

package dev.quintain.worker;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** A JVM that ended before it could begin. The message is the line of its log that says why. */
public final class NotStarted extends WorkerFault {
    /** What JVMs print beside the reason. */
    private static final Pattern FRAME = Pattern.compile("(Picked up .*|Error occurred during initialization of VM"
            + "|Error: Could not create the Java Virtual Machine\\."
            + "|Error: A fatal exception has occurred\\. Program will exit\\.|\\s*)");

    NotStarted(String message) {
        super(message, null);
    }

    static NotStarted told(Path log) throws IOException {
        // Who knows what it is written in.
        List<String> lines = Files.readAllLines(log, StandardCharsets.ISO_8859_1);
        return new NotStarted(lines.stream()
                .filter(line -> !FRAME.matcher(line).matches())
                .findFirst()
                .orElse("it ended at once and said nothing")
                .strip());
    }
}

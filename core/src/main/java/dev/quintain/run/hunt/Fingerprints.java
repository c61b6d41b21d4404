package dev.quintain.run.hunt;

import dev.quintain.bytecode.LineNames;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Names for faults that the next hunt gives them again. They depend on nothing but the fault: not on what else was found,
 * nor on the numbers of lines, which change whenever something is written above.
 */
final class Fingerprints {
    private final Function<String, Optional<byte[]>> classFiles;
    private final Map<Cause, String> known = new ConcurrentHashMap<>();

    /**
     * @param classFiles by the names of classes
     */
    Fingerprints(Function<String, Optional<byte[]>> classFiles) {
        this.classFiles = classFiles;
    }

    String of(Cause cause) {
        return known.computeIfAbsent(cause, each -> hash(each.kind() + "\n" + place(each)));
    }

    private String place(Cause cause) {
        if (cause.line() == 0) {
            return cause.place();
        }
        int dot = cause.place().lastIndexOf('.');
        String className = cause.place().substring(0, dot);
        return className
                + "\n"
                + classFiles
                        .apply(className)
                        .flatMap(file -> LineNames.in(file).of(cause.place().substring(dot + 1), cause.line()))
                        // A class that was made while the code ran: its lines are all there is.
                        .orElse(cause.place() + " " + cause.line());
    }

    private static String hash(String key) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(key.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
    }
}

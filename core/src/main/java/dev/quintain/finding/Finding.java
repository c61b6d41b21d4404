package dev.quintain.finding;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * One claim of a fault, in plain values.
 *
 * @param engine which engine made it, such as {@code crash}
 * @param className binary name of the class under test
 * @param operation the operation under test, as a reader knows it: {@code Canvas.write(float, int, int, Color)}
 * @param thrown what came out of it
 * @param blamed the method whose promise is broken, such as {@code shop.Cart.equals}; null where it is no promise, or nobody
 *     knows whose
 * @param reproducer the shortest call that shows it, on one line: {@code new Canvas(-1, 1)}
 * @param occurrences how many tests showed it
 * @param confirmed whether it showed again in a fresh virtual machine
 * @param test the test that shows it; null if the user wrote it himself
 */
public record Finding(
        String engine,
        Rule rule,
        String className,
        String operation,
        Thrown thrown,
        @Nullable String blamed,
        String reproducer,
        long occurrences,
        boolean confirmed,
        @Nullable GeneratedTest test)
        implements Serializable {

    /** One for which no method in particular is to blame. */
    public Finding(
            String engine,
            Rule rule,
            String className,
            String operation,
            Thrown thrown,
            String reproducer,
            long occurrences,
            boolean confirmed,
            @Nullable GeneratedTest test) {
        this(engine, rule, className, operation, thrown, null, reproducer, occurrences, confirmed, test);
    }

    /** Where to look; the class under test where there is no stack. */
    public String place() {
        return thrown.whereToLook().map(Frame::place).orElse(className);
    }

    /**
     * A name for the fault that the next run gives it again: it depends on the rule, the operation, the exception's
     * type and the methods on the stack, not on line numbers, messages or inputs, and nowhere on where a limit was hit. Of
     * {@code inject} the operation is a call at a line, which does count.
     */
    public String fingerprint() {
        var key = new StringBuilder(engine + '\n' + rule + '\n' + className + '\n' + operation + '\n' + thrown.type());
        if (rule.isThrown()) {
            thrown.frames().forEach(frame -> key.append('\n').append(frame.qualifiedMethod()));
        }
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(key.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
    }
}

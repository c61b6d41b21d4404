package dev.quintain.finding;

import java.io.Serializable;
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
 * @param call of {@code inject}, the call that fails, by a name that stays when the file is edited elsewhere; null of others
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
        @Nullable String call,
        String reproducer,
        long occurrences,
        boolean confirmed,
        @Nullable GeneratedTest test)
        implements Serializable {

    /** One for which no method or call in particular is to blame. */
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
        this(engine, rule, className, operation, thrown, null, null, reproducer, occurrences, confirmed, test);
    }

    /** Where to look; the class under test where there is no stack. */
    public String place() {
        return thrown.whereToLook().map(Frame::place).orElse(className);
    }

    /** The operation by a name that stays when the file is edited elsewhere. */
    public String lastingOperation() {
        return call == null ? operation : call;
    }

    /**
     * A name for the fault that the next run gives it again: it depends on the rule, the operation, the exception's
     * type and the methods on the stack, not on line numbers, messages or inputs, and nowhere on where a limit was hit.
     */
    public String fingerprint() {
        var key = new StringBuilder(
                engine + '\n' + rule + '\n' + className + '\n' + lastingOperation() + '\n' + thrown.type());
        if (rule.isThrown()) {
            thrown.frames().forEach(frame -> key.append('\n').append(frame.qualifiedMethod()));
        }
        return new Fingerprint(key.toString()).text();
    }
}

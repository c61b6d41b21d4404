package dev.quintain.oracle;

import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Decides who is to blame for a throwable: the operation under test, or the input it was given (Csallner and
 * Smaragdakis 2004, 4.1).
 *
 * <p>Errors, and exceptions that the language itself raises for bad indices, casts, sizes, stores and divisions, are the
 * operation's fault wherever they come from. Checked exceptions never are. Any other unchecked exception says that a
 * precondition was violated. If the operation itself says so, the input was wrong; if another public method says so, the
 * operation is to blame for calling it like that.
 */
public final class Blame {
    private static final Set<String> LANGUAGE_EXCEPTIONS = Set.of(
            "java.lang.ArrayIndexOutOfBoundsException",
            "java.lang.NegativeArraySizeException",
            "java.lang.ArrayStoreException",
            "java.lang.ClassCastException",
            "java.lang.ArithmeticException");

    private final MethodTable methods;
    private final PreconditionHelpers helpers;
    private final Map<List<Frame>, Optional<Frame>> passedOn = new HashMap<>();

    public Blame(MethodTable methods, PreconditionHelpers helpers) {
        this.methods = methods;
        this.helpers = helpers;
    }

    /**
     * Judges a throwable.
     *
     * @param frames from the thrower down to, and with, the operation under test
     */
    public Verdict judge(Throwable thrown, List<Frame> frames) {
        if (thrown instanceof Error) {
            return Verdict.broke(Rule.ERROR);
        }
        if (!(thrown instanceof RuntimeException)) {
            return Verdict.INNOCENT;
        }
        if (isLanguageException(thrown.getClass())) {
            return Verdict.broke(Rule.LANGUAGE_EXCEPTION);
        }
        return passedOnFrom(frames).isPresent() ? Verdict.broke(Rule.PASSED_ON_EXCEPTION) : Verdict.INNOCENT;
    }

    /**
     * The public method that the operation called, directly or by way of others, and whose exception it let through;
     * empty if the exception is the operation's own.
     *
     * @param frames from the thrower down to, and with, the operation under test
     */
    public Optional<Frame> passedOnFrom(List<Frame> frames) {
        return passedOn.computeIfAbsent(frames, this::findPassedOn);
    }

    private static boolean isLanguageException(Class<?> type) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            if (LANGUAGE_EXCEPTIONS.contains(c.getName())) {
                return true;
            }
        }
        return false;
    }

    /** Of the public methods between the operation under test and the throw the one nearest to the operation. */
    private Optional<Frame> findPassedOn(List<Frame> frames) {
        Optional<Frame> nearest = Optional.empty();
        if (frames.isEmpty()) {
            return nearest;
        }
        Frame operation = frames.get(frames.size() - 1);
        int top = 0;
        while (top < frames.size() - 1 && helpers.includes(frames.get(top))) {
            top++;
        }
        boolean calledBack = !methods.isPlatform(frames.get(top));
        for (Frame frame : frames.subList(top, Math.max(top, firstOfOperation(frames)))) {
            if (methods.isSameMethod(frame, operation)) {
                return nearest;
            }
            // What the platform only called back, as forEach does, is not the platform's exception.
            boolean relays = calledBack && methods.isPlatform(frame);
            if (!relays && methods.isPublic(frame)) {
                nearest = Optional.of(frame);
            }
        }
        return nearest;
    }

    /** Where the operation begins: a constructor with those that it has to call before anything else. */
    private int firstOfOperation(List<Frame> frames) {
        int first = frames.size() - 1;
        while (first > 0 && methods.isCalledFirst(frames.get(first - 1), frames.get(first))) {
            first--;
        }
        return first;
    }
}

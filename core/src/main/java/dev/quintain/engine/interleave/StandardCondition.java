package dev.quintain.engine.interleave;

import dev.quintain.runtime.interleave.Seen;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A condition of the kinds that section 4.1 of Long, Hoffman and Strooper 2003 has for monitors: a loop around a wait that
 * is run 0, 1 and many times, and none, one and many threads suspended. These are seen without a reader's help.
 *
 * @param method that the loop or the threads are in; empty if threads may be in any
 */
record StandardCondition(Kind kind, String method, Amount amount) {
    private static final Pattern LOOP = Pattern.compile("(\\w+): (\\w+) iterations? of the loop");
    private static final Pattern THREADS = Pattern.compile("threads suspended: (\\w+)(?: in (\\w+))?");

    /** What is counted. */
    enum Kind {
        LOOP,
        THREADS
    }

    /** How many, and the words for it. */
    enum Amount {
        NONE("0", "none"),
        ONE("1", "one"),
        MANY("multiple", "multiple");

        private final String times;
        private final String threads;

        Amount(String times, String threads) {
            this.times = times;
            this.threads = threads;
        }

        boolean includes(long number) {
            return switch (this) {
                case NONE -> number == 0;
                case ONE -> number == 1;
                case MANY -> number > 1;
            };
        }
    }

    /** The condition that a description stands for; empty if it is none of these. */
    static Optional<StandardCondition> parse(String description) {
        Matcher loop = LOOP.matcher(description);
        if (loop.matches()) {
            return amount(loop.group(2), Kind.LOOP)
                    .map(amount -> new StandardCondition(Kind.LOOP, loop.group(1), amount));
        }
        Matcher threads = THREADS.matcher(description);
        return threads.matches()
                ? amount(threads.group(1), Kind.THREADS)
                        .map(amount -> new StandardCondition(
                                Kind.THREADS, threads.group(2) == null ? "" : threads.group(2), amount))
                : Optional.empty();
    }

    private static Optional<Amount> amount(String word, Kind kind) {
        return Arrays.stream(Amount.values())
                .filter(amount -> word.equals(kind == Kind.LOOP ? amount.times : amount.threads))
                .findFirst();
    }

    boolean isMet(Seen seen) {
        if (kind == Kind.LOOP) {
            return seen.calls().stream()
                    .anyMatch(call -> call.method().equals(method) && amount.includes(call.waits()));
        }
        return amount == Amount.NONE
                ? seen.wokeNobody()
                : seen.suspended().stream().anyMatch(quiet -> amount.includes(suspended(quiet)));
    }

    private long suspended(Map<String, Long> quiet) {
        return method.isEmpty()
                ? quiet.values().stream().mapToLong(Long::longValue).sum()
                : quiet.getOrDefault(method, 0L);
    }

    /** The description. */
    @Override
    public String toString() {
        if (kind == Kind.LOOP) {
            return method + ": " + amount.times + (amount == Amount.ONE ? " iteration" : " iterations")
                    + " of the loop";
        }
        return "threads suspended: " + amount.threads + (method.isEmpty() ? "" : " in " + method);
    }
}

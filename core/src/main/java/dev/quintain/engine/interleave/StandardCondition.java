package dev.quintain.engine.interleave;

import dev.quintain.runtime.interleave.Seen;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
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

    /** As figure 2 has it. */
    private static final Pattern FIGURE_2 = Pattern.compile("(\\w+) threads? suspended");

    /** What is counted. */
    enum Kind {
        LOOP,
        THREADS
    }

    /** How many, and the words for it. */
    enum Amount {
        NONE("0", "none", "no"),
        ONE("1", "one", "one"),
        MANY("multiple", "multiple", "multiple");

        private final String times;
        private final String threads;
        private final String article;

        Amount(String times, String threads, String article) {
            this.times = times;
            this.threads = threads;
            this.article = article;
        }

        static Optional<Amount> of(String wanted, Function<Amount, String> word) {
            return Arrays.stream(values())
                    .filter(amount -> word.apply(amount).equals(wanted))
                    .findFirst();
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
            return Amount.of(loop.group(2), amount -> amount.times)
                    .map(amount -> new StandardCondition(Kind.LOOP, loop.group(1), amount));
        }
        Matcher figure2 = FIGURE_2.matcher(description);
        if (figure2.matches()) {
            return Amount.of(figure2.group(1), amount -> amount.article)
                    .map(amount -> new StandardCondition(Kind.THREADS, "", amount));
        }
        Matcher threads = THREADS.matcher(description);
        return threads.matches()
                ? Amount.of(threads.group(1), amount -> amount.threads)
                        .map(amount -> new StandardCondition(
                                Kind.THREADS, threads.group(2) == null ? "" : threads.group(2), amount))
                : Optional.empty();
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

package dev.quintain.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What somebody has said of results: for each question at most one right answer, and any number of wrong ones. Kept in
 * the order of the questions.
 */
public final class Answers {
    private final Map<String, String> right = new TreeMap<>();
    private final Map<String, TreeSet<String>> wrong = new TreeMap<>();

    /** What is known of a result. */
    public enum Verdict {
        RIGHT,
        WRONG,
        /** Nobody has said anything about this result of this question. */
        UNKNOWN
    }

    public Verdict verdict(String question, String result) {
        if (result.equals(right.get(question))) {
            return Verdict.RIGHT;
        }
        TreeSet<String> rejected = wrong.get(question);
        return rejected != null && rejected.contains(result) ? Verdict.WRONG : Verdict.UNKNOWN;
    }

    /** Whether anything has been said about any result of the question. */
    public boolean knows(String question) {
        return right.containsKey(question) || wrong.containsKey(question);
    }

    public Optional<String> expected(String question) {
        return Optional.ofNullable(right.get(question));
    }

    /** The result is right; what was right before is so no longer. */
    public void accept(String question, String result) {
        right.put(question, result);
        TreeSet<String> rejected = wrong.get(question);
        if (rejected != null && rejected.remove(result) && rejected.isEmpty()) {
            wrong.remove(question);
        }
    }

    /** The result is wrong. Another one may be known to be right: it stays so, for when the fault is mended. */
    public void reject(String question, String result) {
        wrong.computeIfAbsent(question, each -> new TreeSet<>()).add(result);
        right.remove(question, result);
    }

    /** Everything that was said. */
    public List<Answer> all() {
        var all = new ArrayList<Answer>();
        right.forEach((question, result) -> all.add(new Answer(question, result, true)));
        wrong.forEach((question, results) -> results.forEach(result -> all.add(new Answer(question, result, false))));
        return all;
    }

    /** One answer to one question. */
    public record Answer(String question, String result, boolean right) {}
}

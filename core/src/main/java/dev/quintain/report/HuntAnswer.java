package dev.quintain.report;

import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.Rank;
import dev.quintain.finding.RunSummary.Standing;
import java.util.ArrayList;
import java.util.List;

/** What a hunt came to in a few words, and how far they can be relied on. */
record HuntAnswer(HuntSummary summary) {
    /** For instance {@code 3 findings: 1 high, 0 medium, 2 low}. */
    String inALine() {
        if (summary.findings().isEmpty()) {
            return nothing() + standings();
        }
        return Numbers.count(summary.findings().size(), "finding") + ": " + summary.count(Rank.HIGH) + " high, "
                + summary.count(Rank.MEDIUM) + " medium, " + summary.count(Rank.LOW) + " low" + standings();
    }

    /** What is said where nothing was found: that is another thing than nothing tried. */
    String nothing() {
        if (summary.isVoid()) {
            return summary.testable() == 0
                    ? "Nothing could be tried"
                    : isIdle() ? "Nothing was tried" : "Nothing found, but hardly anything was tried";
        }
        return "Nothing found in " + classes(summary.testable() - summary.untried());
    }

    private boolean isIdle() {
        return summary.classes().stream().allMatch(each -> each.engines().isEmpty());
    }

    /** What speaks against relying on it, a sentence each. */
    List<String> reservations() {
        var all = new ArrayList<String>();
        if (summary.testable() == 0) {
            all.add("none of " + classes(summary.classes().size())
                    + " has a constructor or method that could be called; --package-private takes in more");
        } else if (summary.isVoid()) {
            all.add(
                    isIdle()
                            ? "it was over before anything ran; give it more time with --time"
                            : "it was over when it had hardly begun; give it more time with --time");
        } else if (summary.untried() > 0) {
            all.add(Numbers.count(summary.untried()) + " of " + classes(summary.testable())
                    + " had no time, or too little of it; give it more time with --time");
        }
        if (!summary.complete() && summary.testable() > 0) {
            all.add("not every class had its turn; the same command with --resume goes on");
        }
        return all;
    }

    /** New, known and gone; empty without a baseline. */
    String standings() {
        long fresh = count(Standing.NEW);
        long known = count(Standing.KNOWN);
        int gone = summary.gone().size();
        return fresh + known + gone == 0 ? "" : "; " + fresh + " new, " + known + " known, " + gone + " gone";
    }

    private long count(Standing standing) {
        return summary.findings().stream()
                .filter(finding -> finding.standing() == standing)
                .count();
    }

    private static String classes(long number) {
        return Numbers.count(number) + (number == 1 ? " class" : " classes");
    }
}

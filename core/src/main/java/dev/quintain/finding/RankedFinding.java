package dev.quintain.finding;

import dev.quintain.finding.RunSummary.Standing;
import java.io.Serializable;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A fault in the list of a hunt, whoever found it.
 *
 * @param finding the one that stands for it: it has the shortest reproducer
 * @param className the class that the fault is in, of those that were hunted; the reproducer may be about another
 * @param fingerprint a name for the fault that the next hunt gives it again, whichever engine finds it then
 * @param reason why it has its rank: a sentence
 * @param engines that found it
 * @param also other operations through which it showed
 * @param occurrences how many tests showed it, of all engines
 * @param testFile relative to the folder of the report, with slashes; null if there is none
 * @param testMethod null if there is none
 * @param source of the test, or another way to see it again; empty if there is none
 * @param schedule how threads ran, where that is the point
 * @param standing null if there is no baseline
 */
public record RankedFinding(
        Finding finding,
        String className,
        String fingerprint,
        Rank rank,
        String reason,
        List<String> engines,
        List<String> also,
        long occurrences,
        @Nullable String testFile,
        @Nullable String testMethod,
        String source,
        List<ScheduleStep> schedule,
        @Nullable Standing standing)
        implements Serializable {
    private static final int LONGEST = 240;

    private static final Set<Rule> OF_HANDLERS = EnumSet.range(Rule.HANDLER_THROWS, Rule.SHORT_TRANSFER);

    public RankedFinding {
        engines = List.copyOf(engines);
        also = List.copyOf(also);
        schedule = List.copyOf(schedule);
    }

    public RankedFinding as(Standing newStanding) {
        return new RankedFinding(
                finding,
                className,
                fingerprint,
                rank,
                reason,
                engines,
                also,
                occurrences,
                testFile,
                testMethod,
                source,
                schedule,
                newStanding);
    }

    /** What happens, in a line that may be cut off: what several threads come to can be the text of a large object. */
    public String briefly() {
        String line = headline();
        return line.length() > LONGEST ? line.substring(0, LONGEST - 3) + "..." : line;
    }

    /** What happens, in a line. */
    public String headline() {
        Rule rule = finding.rule();
        String what = finding.thrown().headline();
        if (rule.isThrown()) {
            return "throws " + what + " (" + finding.place() + ")";
        }
        if (rule.isByLimit() || rule == Rule.KILLED_WORKER) {
            return rule.title() + " (" + finding.place() + ")";
        }
        return OF_HANDLERS.contains(rule) ? rule.title() + ": " + what : what;
    }
}

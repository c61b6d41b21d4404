package dev.quintain.run.hunt;

import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The same exception with the same stack is one fault, whatever engines make of it: that a method lets it through, that it comes
 * of a call that failed, or that it is a null pointer. It is the fault of the line that threw it.
 */
final class SameTraces {
    private SameTraces() {}

    /** The faults of a kind that are another one, and which one that is. */
    static Map<Cause, Cause> in(Map<Cause, List<EngineFinding>> faults, Rule rule) {
        Map<Cause, Cause> others = new LinkedHashMap<>();
        faults.forEach((cause, all) -> all.stream()
                .map(each -> each.problem().finding())
                .filter(finding -> finding.rule() == rule)
                .flatMap(finding -> Cause.thrownBy(finding).stream()
                        .filter(other -> !other.equals(cause)
                                && findings(faults, other).anyMatch(each -> isSame(each, finding))))
                .findFirst()
                .ifPresent(other -> others.put(cause, other)));
        return others;
    }

    private static Stream<Finding> findings(Map<Cause, List<EngineFinding>> faults, Cause cause) {
        return faults.getOrDefault(cause, List.of()).stream()
                .map(each -> each.problem().finding());
    }

    private static boolean isSame(Finding thrown, Finding finding) {
        List<Frame> frames = thrown.thrown().frames();
        List<Frame> top = Cause.top(finding);
        return Cause.exception(thrown).equals(Cause.exception(finding))
                && frames.size() >= top.size()
                && frames.subList(0, top.size()).equals(top);
    }
}

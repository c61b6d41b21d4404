package dev.quintain.run.hunt;

import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Who calls what lets an exception through, lets it through as well: that is one fault, and it is the callee's. It is known by
 * its stack, with which the caller's begins.
 */
final class PassedOnCalls {
    private final Map<List<Frame>, Cause> byStack = new HashMap<>();

    private PassedOnCalls(Map<Cause, List<EngineFinding>> faults) {
        faults.forEach((cause, all) -> all.stream()
                .map(each -> each.problem().finding())
                .filter(PassedOnCalls::isPassedOn)
                .forEach(finding -> byStack.putIfAbsent(finding.thrown().frames(), cause)));
    }

    /** The faults that are another one, and which one that is; it is not itself among those that are another. */
    static Map<Cause, Cause> in(Map<Cause, List<EngineFinding>> faults) {
        var calls = new PassedOnCalls(faults);
        Map<Cause, Cause> callees = new LinkedHashMap<>();
        faults.forEach((cause, all) -> all.stream()
                .map(each -> each.problem().finding())
                .filter(PassedOnCalls::isPassedOn)
                .flatMap(finding -> calls.callee(finding).stream())
                // The innermost of all has none.
                .filter(callee -> !callee.equals(cause) && !callees.containsKey(callee))
                .findFirst()
                .ifPresent(callee -> {
                    callees.replaceAll((earlier, to) -> to.equals(cause) ? callee : to);
                    callees.put(cause, callee);
                }));
        return callees;
    }

    private static boolean isPassedOn(Finding finding) {
        return finding.rule() == Rule.PASSED_ON_EXCEPTION;
    }

    /** The innermost method on the stack that lets it through when it is called by itself. */
    private Optional<Cause> callee(Finding finding) {
        List<Frame> frames = finding.thrown().frames();
        return IntStream.range(1, frames.size())
                .mapToObj(length -> byStack.get(frames.subList(0, length)))
                .filter(Objects::nonNull)
                .findFirst();
    }
}

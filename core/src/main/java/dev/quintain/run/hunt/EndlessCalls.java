package dev.quintain.run.hunt;

import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Who calls what does not end, does not end either: that is one fault, and it is the callee's. */
final class EndlessCalls {
    private final Map<String, Cause> byMethod = new LinkedHashMap<>();
    private final Map<Cause, Finding> findings = new HashMap<>();

    private EndlessCalls(Map<Cause, List<EngineFinding>> faults) {
        faults.forEach((cause, all) -> all.stream()
                .map(each -> each.problem().finding())
                .filter(finding ->
                        finding.rule().isByLimit() && !finding.thrown().frames().isEmpty())
                .findFirst()
                .ifPresent(finding -> {
                    byMethod.putIfAbsent(Cause.underTest(finding).qualifiedMethod(), cause);
                    findings.put(cause, finding);
                }));
    }

    /** The faults that are another one, and which one that is; it is not itself among those that are another. */
    static Map<Cause, Cause> in(Map<Cause, List<EngineFinding>> faults) {
        var calls = new EndlessCalls(faults);
        Map<Cause, Cause> callees = new LinkedHashMap<>();
        for (Cause caller : faults.keySet()) {
            calls.callee(caller).map(callee -> last(callees, callee)).ifPresent(callee -> {
                // Two that call each other are one of them.
                if (!callee.equals(caller)) {
                    callees.replaceAll((earlier, to) -> to.equals(caller) ? callee : to);
                    callees.put(caller, callee);
                }
            });
        }
        return callees;
    }

    private static Cause last(Map<Cause, Cause> callees, Cause cause) {
        return callees.getOrDefault(cause, cause);
    }

    /** The innermost method on the stack that does not end when it is called by itself. */
    private Optional<Cause> callee(Cause caller) {
        Finding finding = findings.get(caller);
        return finding == null
                ? Optional.empty()
                : finding.thrown().frames().stream()
                        .map(Frame::qualifiedMethod)
                        .map(byMethod::get)
                        .filter(Objects::nonNull)
                        .findFirst();
    }
}

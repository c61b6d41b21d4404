package dev.quintain.engine.generate;

import dev.quintain.engine.generate.Finds.Violation;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Tells who breaks a promise from who only passes it on: a list is as equal as its elements are, and the fault is that of
 * the element.
 */
final class PassedOn {
    private PassedOn() {}

    /** Those that are nobody else's fault. */
    static List<Violation> without(List<Violation> violations) {
        return violations.stream()
                .filter(violation ->
                        violations.stream().noneMatch(other -> isCauseOf(other.claim(), violation.claim())))
                .toList();
    }

    private static boolean isCauseOf(Claim cause, Claim claim) {
        String blamed = claim.blamed();
        String culprit = cause.blamed();
        return blamed != null
                && culprit != null
                && cause.rule() == claim.rule()
                // A list is unlike itself if an element is, but equal to null by itself.
                && cause.says().equals(claim.says())
                && isInside(claim, owner(culprit))
                && steps(cause).noneMatch(step -> makes(cause, step, owner(blamed)));
    }

    private static String owner(String method) {
        return method.substring(0, method.lastIndexOf('.'));
    }

    /** Whether an object of that class takes part, and it is none of those that the claim is about. */
    private static boolean isInside(Claim claim, String type) {
        Set<Integer> asked = steps(claim)
                .filter(step -> step >= claim.own())
                .mapToObj(claim.sequence().steps()::get)
                .flatMap(step -> inputs(step).stream())
                .collect(Collectors.toSet());
        return asked.stream().noneMatch(step -> makes(claim, step, type))
                && steps(claim).anyMatch(step -> makes(claim, step, type));
    }

    private static IntStream steps(Claim claim) {
        return IntStream.range(0, claim.sequence().steps().size());
    }

    private static List<Integer> inputs(Step step) {
        return step instanceof Call call ? call.inputs() : List.of();
    }

    private static boolean makes(Claim claim, int step, String type) {
        return claim.sequence().steps().get(step).type().name().equals(type);
    }
}

package dev.quintain.engine.generate;

import dev.quintain.engine.generate.Finds.Violation;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import java.util.List;
import java.util.stream.Stream;

/**
 * Tells who breaks a promise from who only passes it on: a list is as equal as its elements are, and the fault is that of
 * the element. Objects are told by the method that answers for them, which they may have inherited.
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
                && isInside(claim, culprit)
                && !cause.answering().contains(blamed);
    }

    /** Whether an object that the method answers for takes part, and it is none of those that the claim is about. */
    private static boolean isInside(Claim claim, String method) {
        return claim.answering().contains(method)
                && asked(claim).map(claim.answering()::get).noneMatch(method::equals);
    }

    /** The values that the claim is about. */
    private static Stream<Integer> asked(Claim claim) {
        List<Step> steps = claim.sequence().steps();
        return steps.subList(claim.own(), steps.size()).stream()
                .flatMap(step -> step instanceof Call call ? call.inputs().stream() : Stream.empty());
    }
}

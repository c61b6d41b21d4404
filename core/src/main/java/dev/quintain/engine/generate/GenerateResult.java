package dev.quintain.engine.generate;

import dev.quintain.engine.generate.Finds.Counts;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.sequence.Expected;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.Operation;
import dev.quintain.worker.WorkerFault;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What generation came to.
 *
 * @param scenarios what holds, confirmed in another virtual machine
 * @param problems contracts broken, each after another call or in another way
 * @param usedUp how many sequences used up the memory or the stack
 * @param byClass how many sequences ended with a call of each class
 * @param flickering how many tests and assertions did not hold the next time
 * @param unconfirmed how many violations did not show again
 * @param losses what became of workers, one phrase each
 * @param complaints about contracts and filters of the user's, one phrase each
 * @param coverage what was reached while sequences were grown
 * @param growth how that came about
 */
public record GenerateResult(
        List<Scenario> scenarios,
        List<Problem> problems,
        long sequences,
        long calls,
        long threw,
        long usedUp,
        long duplicates,
        Map<String, Long> byClass,
        long violations,
        long flickering,
        long unconfirmed,
        SideEffects sideEffects,
        List<String> losses,
        List<String> complaints,
        Optional<WorkerFault> fault,
        Coverage coverage,
        List<Growth> growth) {
    /**
     * A broken contract.
     *
     * @param says what is wrong, in a few words
     * @param blamed the method whose promise it is; null if nobody knows
     * @param expected what should hold and does not: the last of it
     * @param confirmed whether it showed again in a fresh virtual machine
     */
    public record Problem(
            Operation operation,
            Rule rule,
            String says,
            @Nullable String blamed,
            Thrown thrown,
            Sequence sequence,
            Map<Integer, Expected> expected,
            long count,
            boolean confirmed) {}

    static Problem problem(Finds.Violation violation, boolean confirmed) {
        Claim claim = violation.claim();
        return new Problem(
                violation.operation(),
                claim.rule(),
                claim.says(),
                claim.blamed(),
                violation.thrown(),
                claim.sequence(),
                claim.expected(),
                violation.count(),
                confirmed);
    }

    static GenerateResult of(
            List<Scenario> scenarios,
            List<Problem> problems,
            Counts counts,
            long violations,
            long flickering,
            long unconfirmed,
            SideEffects effects,
            List<String> losses,
            List<String> complaints,
            Optional<WorkerFault> fault,
            Coverage coverage,
            List<Growth> growth) {
        return new GenerateResult(
                scenarios,
                problems,
                counts.sequences(),
                counts.calls(),
                counts.threw(),
                counts.usedUp(),
                counts.duplicates(),
                counts.byClass(),
                violations,
                flickering,
                unconfirmed,
                effects,
                losses,
                complaints,
                fault,
                coverage,
                growth);
    }
}

package dev.quintain.engine.crash;

import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.Operation;
import dev.quintain.worker.WorkerFault;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * What a run of the engine came to.
 *
 * @param unconfirmed how many problems did not show again from a clean slate: they depend on what ran before
 * @param untried how many of the problems could not be confirmed before the end
 * @param fault the fault of ours that ended the run early, if one did
 */
public record CrashResult(
        List<OperationResult> operations,
        List<Problem> problems,
        int unconfirmed,
        int untried,
        Optional<WorkerFault> fault) {

    /** Whether any test was run at all. */
    public boolean hasRun() {
        return operations.stream().anyMatch(operation -> operation.tests() > 0);
    }

    /**
     * What came of one operation.
     *
     * @param space how many tests there are at the depth that was planned; 0 if its arguments cannot be made
     * @param depth the deepest that tests came from
     * @param screenless tests that wanted to open a window, for which a worker has no screen
     * @param obstacles what kept tests from meaning anything, such as a class that is missing, with their number
     * @param losses what became of workers over this operation
     * @param givenUp whether it cost so many workers that the rest of its tests was left
     * @param passedOn the exceptions of other methods that it let through
     * @param endless whether tests of it ran into a limit
     * @param everyTest the tests that were run, made anew
     */
    public record OperationResult(
            Operation operation,
            BigInteger space,
            int depth,
            long tests,
            long crashes,
            long illFormed,
            long unmakeable,
            long guarded,
            long screenless,
            Map<String, Long> obstacles,
            List<String> losses,
            boolean givenUp,
            List<Thrown> passedOn,
            boolean endless,
            Supplier<Stream<Sequence>> everyTest,
            SideEffects sideEffects,
            long nanos) {}

    /**
     * A problem, with the test that stands for it.
     *
     * @param confirmed whether it showed again in a fresh JVM; if not, there was no time left to try
     * @param alike whether it is another one of the same fault that showed again, whose test is enough
     */
    public record Problem(
            Operation operation,
            Rule rule,
            Thrown thrown,
            long crashes,
            boolean confirmed,
            boolean alike,
            Sequence test) {
        Problem with(long allCrashes) {
            return new Problem(operation, rule, thrown, allCrashes, confirmed, alike, test);
        }
    }
}

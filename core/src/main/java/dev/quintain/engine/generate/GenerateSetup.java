package dev.quintain.engine.generate;

import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.subject.Operation;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All that a worker needs to know of the subject.
 *
 * @param operations what may be called: first those under test, then those that only make values
 * @param targets how many of them are under test
 * @param hidden by the names of classes that tests cannot name, the numbers of operations that reach their code
 * @param tested names of the classes whose contracts are checked
 * @param mined constants by the names of the classes whose code mentions them
 * @param helpers names of precondition helpers beyond the known ones
 * @param sample about how many sequences of each operation are kept though they reach nothing new
 * @param timed whether the run is limited in time, so that costs may be taken in time too
 */
record GenerateSetup(
        SandboxOptions sandbox,
        List<Operation> operations,
        int targets,
        Map<String, List<Integer>> hidden,
        Set<String> tested,
        Constants usual,
        Map<String, Constants> mined,
        Heuristics heuristics,
        ExceptionPolicy exceptions,
        List<String> helpers,
        int sample,
        boolean timed)
        implements Serializable {
    /** The number under which a worker announces a sequence: it is the last word of one that dies. */
    long number(long sequence, int operation) {
        return sequence * operations.size() + Math.max(0, operation);
    }

    /** The number of the operation that was called last in what a worker announced. */
    int operationOf(long number) {
        return (int) (number % operations.size());
    }

    /** The same, with another way to keep tests apart. */
    GenerateSetup with(ResetMode mode) {
        return with(sandbox.with(mode));
    }

    /** The same operations on other classes. */
    GenerateSetup with(SandboxOptions other) {
        return new GenerateSetup(
                other,
                operations,
                targets,
                hidden,
                tested,
                usual,
                mined,
                heuristics,
                exceptions,
                helpers,
                sample,
                timed);
    }
}

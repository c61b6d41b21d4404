package dev.quintain.engine.generate;

import dev.quintain.engine.generate.Finds.Violation;
import dev.quintain.sequence.Sequence;
import java.io.Serializable;
import java.util.List;
import java.util.Set;

/** What a worker is asked to do. */
sealed interface Request extends Serializable {
    /**
     * Grow sequences.
     *
     * @param targets numbers of the operations whose turn it is
     * @param excluded numbers of operations never to call
     * @param unused contracts and filters of the user's not to use
     * @param roots sequences to begin with, which an earlier worker left
     * @param calls how many calls to make
     * @param sequences how many sequences to run
     * @param nanos how long
     */
    record Explore(
            List<Integer> targets,
            Set<Integer> excluded,
            Set<String> unused,
            List<Sequence> roots,
            long seed,
            long calls,
            long sequences,
            long nanos)
            implements Request {}

    /** Choose the fewest and shortest of these sequences that reach all that they reach. */
    record Choose(List<Sequence> sequences, Set<Integer> lost, boolean all) implements Request {}

    /**
     * Look whether a violation shows again.
     *
     * @param shortest whether to find its shortest form too
     */
    record Show(Violation violation, boolean shortest) implements Request {}

    /**
     * Run scenarios one after the other, and say what does not hold.
     *
     * @param round how often they were run before: what nobody can foresee is different each time
     */
    record Check(List<Scenario> scenarios, Set<Integer> lost, int round) implements Request {}

    /** Say what the last call of a sequence comes to. */
    record Look(Sequence sequence) implements Request {}
}

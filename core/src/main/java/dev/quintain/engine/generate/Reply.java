package dev.quintain.engine.generate;

import dev.quintain.engine.generate.Finds.Counts;
import dev.quintain.engine.generate.Finds.Violation;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.sequence.Sequence;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a worker tells its parent. */
sealed interface Reply extends Serializable {
    /**
     * Some of what an exploration came to.
     *
     * @param kept sequences that reached something new
     * @param complaints about contracts and filters of the user's, by which it is
     * @param coverage all that was reached by now, not only since it was last told; nothing if it is not told this time
     */
    record Found(
            List<Sequence> kept,
            List<Violation> violations,
            Map<String, String> complaints,
            Counts counts,
            SideEffects effects,
            Coverage coverage)
            implements Reply {}

    /**
     * A sequence that does not seem to end: the last that is heard of it.
     *
     * @param rule the contract or filter of the user's that looks at it and does not come back; null if none does
     */
    record Stuck(Sequence sequence, @Nullable String rule) implements Reply {}

    /** A sequence that left this virtual machine in no state to go on. */
    record Spoiled(Sequence sequence) implements Reply {}

    /** Sequences chosen for the suite, by their numbers, with what they come to. */
    record Chosen(Map<Integer, Scenario> scenarios) implements Reply {}

    /** Which of those that were chosen are needed: what the others reach, some of these reach as well. */
    record Needed(Set<Integer> numbers) implements Reply {}

    /** A violation that showed again, or its shortest form; empty if it did not show. */
    record Shown(List<Violation> violation) implements Reply {}

    /** What did not hold of scenarios that were run again, in the order in which they were given. */
    record Held(List<List<Integer>> broken) implements Reply {}

    /** How a sequence ended; empty if it cannot be shown. */
    record Looked(List<Ending> ending) implements Reply {}
}

package dev.quintain.run.walk;

import dev.quintain.engine.walk.Observation;
import dev.quintain.engine.walk.StateSpace;
import dev.quintain.engine.walk.Validation.Judgement;
import dev.quintain.engine.walk.WalkListener.Plan;
import java.util.Optional;

/** Is told of a walk as it goes, in the order in which a report has it. */
public interface WalkReporter {
    void planned(Plan plan);

    void found(StateSpace space);

    /**
     * All sequences of a length come next.
     *
     * @param state the state that they begin in; empty if the strategy knows none
     */
    void begin(String state, int length);

    /** A sequence was explored. */
    void explored(Observation observation);

    /**
     * A sequence was validated.
     *
     * @param expected what is known to be right, if that is another result
     */
    void judged(Observation observation, Judgement judgement, Optional<String> expected);
}

package dev.quintain.engine.walk;

import java.math.BigInteger;
import java.util.List;

/** Is told of a walk as it goes. Calls come one after the other; the walk waits for each. */
public interface WalkListener {
    /** The walk is about to begin. */
    void planned(Plan plan);

    /** States were found; told for that strategy only. */
    void found(StateSpace space);

    /**
     * All sequences of a length come next.
     *
     * @param state the state that they begin in; empty if the strategy knows none
     */
    void begin(String state, int length);

    /** A sequence was executed. Returns whether to go on. */
    boolean executed(Observation observation);

    /**
     * What there is to do.
     *
     * @param protocol what can be called
     * @param unmakeable simple names of types of which nothing but null can be given
     * @param sequences how many there are, if none is cut short; from each state, where there are any
     */
    record Plan(Protocol protocol, List<String> unmakeable, BigInteger sequences) {
        public Plan {
            unmakeable = List.copyOf(unmakeable);
        }
    }
}

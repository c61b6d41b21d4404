package dev.quintain.engine.interleave;

import java.util.ArrayList;
import java.util.List;

/**
 * A call, and who makes it.
 *
 * @param thread a number; who has made a call before has the same
 */
record Turn(int thread, Operation operation) {
    /** Calls each of which a thread of its own makes. */
    static List<Turn> each(List<Operation> operations) {
        var turns = new ArrayList<Turn>();
        for (int i = 0; i < operations.size(); i++) {
            turns.add(new Turn(i, operations.get(i)));
        }
        return turns;
    }
}

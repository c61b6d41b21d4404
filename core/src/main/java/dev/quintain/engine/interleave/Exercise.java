package dev.quintain.engine.interleave;

import java.io.Serializable;
import java.util.List;

/**
 * A sequence of a draft.
 *
 * @param conditions those that it is there for
 */
record Exercise(Observed observed, List<String> conditions) implements Serializable {
    Exercise {
        conditions = List.copyOf(conditions);
    }
}

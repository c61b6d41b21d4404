package dev.quintain.engine.crash;

import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.Operation;

/** Which crashes are of the same fault: it is enough to confirm one of them. */
public interface Faults {
    /** Each is of a fault of its own. */
    Faults SEPARATE = (operation, rule, thrown, test) -> new Object();

    /**
     * What is equal for crashes of the same fault.
     *
     * @param test the shortest that crashes so
     */
    Object of(Operation operation, Rule rule, Thrown thrown, Sequence test);

    /** Whether it has been confirmed already. */
    default boolean isConfirmed(Object fault) {
        return false;
    }
}

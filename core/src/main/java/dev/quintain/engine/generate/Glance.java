package dev.quintain.engine.generate;

import dev.quintain.sequence.Sequence.Call;
import dev.quintain.subject.Operation;
import java.util.List;

/**
 * One look at one of the objects that a sequence makes.
 *
 * @param at the number of the step that makes it
 */
record Glance(int at, Operation observer) {
    Call call() {
        return new Call(observer, List.of(at));
    }

    /** What the observer tells of the object: {@code getName} and {@code isNameSet} of its name. */
    String property() {
        return propertyOf(observer);
    }

    /** What an operation is about, by its name: all of it but the first word; empty if it has only one. */
    static String propertyOf(Operation operation) {
        return operation.name().replaceFirst("^[^A-Z]*", "");
    }
}

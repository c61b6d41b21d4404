package dev.quintain.sequence;

import dev.quintain.subject.JavaType;
import java.io.Serializable;

/** What a step of a sequence is known to come to. */
public sealed interface Expected extends Serializable {
    /**
     * A value that can be written down.
     *
     * @param value as {@link Literal.Constant} has it
     */
    record Value(Literal.Constant value) implements Expected {}

    /** The very object that another step made. */
    record Same(int step) implements Expected {}

    /** What is equal to the value of another step. */
    record EqualTo(int step) implements Expected {}

    record Null() implements Expected {}

    /** Some object of which no more can be said. */
    record Something() implements Expected {}

    /** An exception, which ends the sequence. */
    record Throws(JavaType type) implements Expected {}
}

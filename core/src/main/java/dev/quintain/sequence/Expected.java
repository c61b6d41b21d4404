package dev.quintain.sequence;

import dev.quintain.subject.JavaType;
import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

    /** An {@link java.util.Optional} that holds nothing. */
    record Empty() implements Expected {}

    /**
     * An array, or a list, of these elements in this order.
     *
     * @param array the type of the array; null for a list
     */
    record Elements(@Nullable JavaType array, List<Element> elements) implements Expected {
        public Elements {
            elements = List.copyOf(elements);
        }
    }

    /** An element of an array or a list. */
    sealed interface Element extends Serializable {
        record Known(Literal literal) implements Element {}

        /** The very object that a step made. */
        record Made(int step) implements Element {}
    }

    /** An object that says something of itself. */
    record Says(About about, Literal.Constant value) implements Expected {}

    /** What an object can be asked. */
    enum About {
        TEXT,
        SIZE,
        LENGTH,
        NAME,
        PRESENT
    }

    /** Some object of which no more can be said. */
    record Something() implements Expected {}

    /** An exception, which ends the sequence. */
    record Throws(JavaType type) implements Expected {}
}

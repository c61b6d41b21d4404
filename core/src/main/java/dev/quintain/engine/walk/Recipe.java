package dev.quintain.engine.walk;

import dev.quintain.sequence.Literal;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.io.Serializable;
import java.util.List;

/** How one value is made. */
sealed interface Recipe extends Serializable {
    record Value(Literal literal) implements Recipe {}

    record Made(Operation by, List<Recipe> inputs) implements Recipe {}

    record ArrayOf(JavaType type, List<Recipe> elements) implements Recipe {}

    /** By the user's generator. */
    record Custom(JavaType type) implements Recipe {}
}

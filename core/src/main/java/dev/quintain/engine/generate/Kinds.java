package dev.quintain.engine.generate;

import dev.quintain.engine.generate.Pool.Kind;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.JavaType;
import java.util.HashMap;
import java.util.Map;

/** Tells what kind of value a step has made, or will make. */
final class Kinds {
    private final ClassIndex index;
    private final Map<JavaType, Kind> declared = new HashMap<>();
    private final Map<String, Boolean> known = new HashMap<>();

    Kinds(ClassIndex index) {
        this.index = index;
    }

    /** By what the compiler knows. */
    Kind of(Step step) {
        return declared.computeIfAbsent(step.type(), type -> new Kind(type, type));
    }

    /** By the object itself, where its class has a name. */
    Kind of(Step step, Object value) {
        Class<?> type = value.getClass();
        if (type.isArray() || type.isHidden()) {
            return of(step);
        }
        String name = type.getName();
        return name.equals(step.type().name()) || !known.computeIfAbsent(name, this::isKnown)
                ? of(step)
                : new Kind(new JavaType(name), step.type());
    }

    private boolean isKnown(String name) {
        return index.find(name).isPresent();
    }
}

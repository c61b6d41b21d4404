package dev.quintain.engine.crash;

import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Literal.ArrayOf;
import dev.quintain.sequence.Literal.ClassOf;
import dev.quintain.sequence.Literal.Constant;
import dev.quintain.subject.JavaType;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The values known in advance for each type, {@code null} apart: the paper's well-known values, and the user's. */
final class Presets implements Serializable {
    private final Map<JavaType, Set<Literal>> values = new LinkedHashMap<>();

    private Presets() {}

    static Presets standard() {
        var presets = new Presets();
        presets.add("byte", (byte) -1, (byte) 0, (byte) 1);
        presets.add("short", (short) -1, (short) 0, (short) 1);
        presets.add("int", -1, 0, 1);
        presets.add("long", -1L, 0L, 1L);
        presets.add("float", -1.0f, 0.0f, 1.0f);
        presets.add("double", -1.0, 0.0, 1.0);
        presets.add("boolean", false, true);
        presets.add("char", 'a', '0', ' ');
        presets.add("java.lang.String", "", "hello", "42");
        return presets;
    }

    /** These presets and more; those that are there already keep their place. */
    Presets with(Collection<? extends Literal> more) {
        var presets = new Presets();
        values.forEach((type, literals) -> presets.values.put(type, new LinkedHashSet<>(literals)));
        more.forEach(presets::add);
        return presets;
    }

    private void add(String type, Serializable... constants) {
        for (Serializable constant : constants) {
            add(new Constant(new JavaType(type), constant));
        }
    }

    private void add(Literal literal) {
        values.computeIfAbsent(literal.type(), type -> new LinkedHashSet<>()).add(literal);
    }

    /** What is known of exactly this type. */
    List<Literal> of(JavaType type) {
        var found = new ArrayList<Literal>(values.getOrDefault(type, Set.of()));
        Optional<JavaType> unboxed = type.unboxed();
        if (unboxed.isPresent()) {
            of(unboxed.get()).forEach(literal -> found.add(new Constant(type, ((Constant) literal).value())));
        } else if (type.name().equals("java.lang.Class")) {
            found.add(new ClassOf(JavaType.OBJECT));
            found.add(new ClassOf(JavaType.STRING));
        } else if (type.isArray()) {
            found.add(new ArrayOf(type, List.of()));
            found.add(new ArrayOf(type, List.of(typical(type.component()))));
        }
        return found;
    }

    // Zero, the empty string: the element that an array of one most likely holds.
    private Literal typical(JavaType type) {
        if (type.isArray()) {
            return new ArrayOf(type, List.of());
        }
        List<Literal> known = of(type);
        return known.stream()
                .filter(literal -> literal instanceof Constant constant && isZero(constant.value()))
                .findFirst()
                .or(() -> known.stream().findFirst())
                .orElse(new Literal.Null(type));
    }

    private static boolean isZero(Serializable value) {
        return value instanceof Number number && number.doubleValue() == 0.0;
    }
}

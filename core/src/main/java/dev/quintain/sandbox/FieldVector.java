package dev.quintain.sandbox;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the fields of an object hold at a moment, with the elements of the arrays among them. Two vectors of the same
 * object tell whether a call in between changed it.
 */
public final class FieldVector {
    private final List<@Nullable Object> values = new ArrayList<>();
    private final Set<Object> visited;

    private FieldVector(Object object, int depth) {
        this.visited = depth > 1 ? Collections.newSetFromMap(new IdentityHashMap<>()) : Set.of();
        addFields(object, depth);
    }

    /**
     * Reads an object.
     *
     * @param depth 1 for its own fields, which hold other objects by identity; more to follow them that far
     */
    public static FieldVector of(Object object, int depth) {
        return new FieldVector(object, depth);
    }

    private void addFields(Object object, int depth) {
        for (Field field : InstanceFields.of(object.getClass())) {
            add(InstanceFields.read(field, object), depth);
        }
    }

    private void add(@Nullable Object value, int depth) {
        values.add(value);
        if (value == null || isValue(value)) {
            return;
        }
        if (value instanceof Object[] array) {
            addElements(array, depth);
        } else if (value.getClass().isArray()) {
            values.set(values.size() - 1, new Primitives(value, copy(value)));
        } else if (depth > 1 && visited.add(value)) {
            addFields(value, depth - 1);
        }
    }

    private void addElements(Object[] array, int depth) {
        for (Object element : array) {
            if (depth > 1) {
                // An element is held as a field's value is; an array in an array is one step farther away.
                add(element, element instanceof Object[] ? depth - 1 : depth);
            } else {
                values.add(element);
            }
        }
    }

    /** Strings and boxes are what they say, whichever object says it. */
    static boolean isValue(Object object) {
        return object instanceof String
                || object instanceof Integer
                || object instanceof Boolean
                || object instanceof Long
                || object instanceof Character
                || object instanceof Double
                || object instanceof Float
                || object instanceof Byte
                || object instanceof Short;
    }

    /** Whether nothing has changed from one moment to the other. */
    public boolean isSameAs(FieldVector other) {
        if (values.size() != other.values.size()) {
            return false;
        }
        for (int i = 0; i < values.size(); i++) {
            if (!isSame(values.get(i), other.values.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSame(@Nullable Object one, @Nullable Object other) {
        if (one == other) {
            return true;
        }
        if (one instanceof Primitives a && other instanceof Primitives b) {
            return a.array == b.array && Objects.deepEquals(a.content, b.content);
        }
        return one != null && isValue(one) && one.equals(other);
    }

    private static Object copy(Object array) {
        if (array instanceof byte[] bytes) {
            return bytes.clone();
        }
        if (array instanceof int[] ints) {
            return ints.clone();
        }
        if (array instanceof char[] chars) {
            return chars.clone();
        }
        if (array instanceof long[] longs) {
            return longs.clone();
        }
        if (array instanceof boolean[] booleans) {
            return booleans.clone();
        }
        if (array instanceof double[] doubles) {
            return doubles.clone();
        }
        return array instanceof short[] shorts
                ? shorts.clone()
                : Arrays.copyOf((float[]) array, ((float[]) array).length);
    }

    private record Primitives(Object array, Object content) {}
}

package dev.quintain.sandbox;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A fingerprint of everything that can be reached from an object. Objects count by their place in the graph and not by
 * their identity, so two graphs of the same shape are the same state, whichever objects they are made of.
 */
public final class ConcreteState {
    /** Graphs beyond this are cut off: whoever holds on to half the JDK is not told apart by its far end. */
    private static final int LARGEST = 10_000;

    /** Elements of arrays are looked at that much faster than fields of objects. */
    private static final int ELEMENTS_PER_OBJECT = 64;

    private final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
    private final Deque<Object> open = new ArrayDeque<>();
    private final Function<Object, @Nullable String> names;
    private final boolean tellNames;
    private final int largest;
    private long high = 0x243F6A8885A308D3L;
    private long low = 0x13198A2E03707344L;
    private int elements;

    /**
     * A state, for sets of states seen.
     *
     * @param size about how many objects it is made of, which is what it takes to look at it
     */
    public record Fingerprint(long high, long low, int size) {}

    private ConcreteState(Function<Object, @Nullable String> names, boolean tellNames, int largest) {
        this.names = names;
        this.tellNames = tellNames;
        this.largest = largest;
    }

    /**
     * Fingerprints an object.
     *
     * @param names the names of objects that have one, for an order that does not depend on hash codes
     */
    public static Fingerprint of(Object object, Function<Object, @Nullable String> names) {
        var state = new ConcreteState(names, false, LARGEST);
        state.addAll(object);
        return state.fingerprint();
    }

    /**
     * Fingerprints an object by what is near it.
     *
     * @param largest about how many objects are looked at
     */
    public static Fingerprint near(Object object, int largest) {
        var state = new ConcreteState(any -> null, false, largest);
        state.addAll(object);
        return state.fingerprint();
    }

    /** Fingerprints an object so that those with a name are told apart by it. */
    public static Fingerprint named(Object object, Function<Object, @Nullable String> names) {
        var state = new ConcreteState(names, true, LARGEST);
        state.addAll(object);
        return state.fingerprint();
    }

    private Fingerprint fingerprint() {
        return new Fingerprint(high, low, numbers.size() + elements / ELEMENTS_PER_OBJECT);
    }

    private void addAll(Object object) {
        add(object);
        while (!open.isEmpty() && numbers.size() < largest) {
            expand(open.remove());
        }
    }

    private void mix(long value) {
        high = (high ^ value) * 0x9E3779B97F4A7C15L;
        high ^= high >>> 29;
        low = (low + value) * 0xC2B2AE3D27D4EB4FL;
        low ^= low >>> 31;
    }

    // Not by hash codes where these are shorter than the value: 0L and -1L have the same, as have "Aa" and "BB".
    private void mixValue(Object value) {
        if (value instanceof String text) {
            mix(text.length());
            for (int i = 0; i < text.length(); i++) {
                mix(text.charAt(i));
            }
        } else if (value instanceof Long number) {
            mix(number);
        } else {
            mix(value instanceof Double number ? Double.doubleToLongBits(number) : value.hashCode());
        }
    }

    private void add(@Nullable Object value) {
        if (value == null) {
            mix(0);
        } else if (FieldVector.isValue(value)) {
            mix(value.getClass().getName().hashCode());
            mixValue(value);
        } else if (value instanceof Enum<?> constant) {
            mix(constant.name().hashCode());
        } else {
            Integer known = numbers.putIfAbsent(value, numbers.size() + 1);
            mix(known == null ? numbers.size() : known);
            if (known == null) {
                mix(Shape.of(value.getClass()).name.hashCode());
                mix(tellNames ? String.valueOf(names.apply(value)).hashCode() : 0);
                open.add(value);
            }
        }
    }

    private void expand(Object object) {
        Shape shape = Shape.of(object.getClass());
        switch (shape.kind) {
            case ARRAY -> addArray(object);
            case HASH_ORDERED -> addInSteadyOrder(object);
            case OPAQUE -> {}
            case PLAIN -> {
                for (Field field : shape.fields) {
                    add(InstanceFields.read(field, object));
                }
            }
        }
    }

    private void addArray(Object array) {
        int length = Array.getLength(array);
        mix(length);
        if (array instanceof Object[] objects) {
            for (Object element : objects) {
                add(element);
            }
        } else {
            PrimitiveElements.forEach(array, this::mix);
        }
        elements += length;
    }

    /** Tables of hash maps are laid out by identity hash codes, which are chance. */
    private void addInSteadyOrder(Object object) {
        boolean linked = object instanceof LinkedHashMap || object instanceof LinkedHashSet;
        if (object instanceof Set<?> set) {
            List<@Nullable Object> elements = new ArrayList<>(set);
            if (!linked) {
                elements.sort(Comparator.comparing(this::rank));
            }
            elements.forEach(this::add);
        } else {
            List<Map.Entry<?, ?>> entries = new ArrayList<>(((Map<?, ?>) object).entrySet());
            if (!linked) {
                entries.sort(Comparator.comparing(entry -> rank(entry.getKey())));
            }
            for (Map.Entry<?, ?> entry : entries) {
                add(entry.getKey());
                add(entry.getValue());
            }
        }
    }

    private String rank(@Nullable Object element) {
        if (element == null) {
            return "";
        }
        String name = names.apply(element);
        if (name != null) {
            return name;
        }
        return Shape.of(element.getClass()).name + (FieldVector.isValue(element) ? element.toString() : "");
    }
}

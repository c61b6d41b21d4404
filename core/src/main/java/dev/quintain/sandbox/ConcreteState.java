package dev.quintain.sandbox;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Comparator;
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

    private final FoundObjects found = new FoundObjects();
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
    public record Fingerprint(long high, long low, int size) {
        // What a record does by itself is slow.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Fingerprint that && high == that.high && low == that.low && size == that.size;
        }

        @Override
        public int hashCode() {
            return Long.hashCode(high);
        }
    }

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
        return new Fingerprint(high, low, found.size() + elements / ELEMENTS_PER_OBJECT);
    }

    private void addAll(Object object) {
        add(object);
        for (int next = 1; next <= found.size() && found.size() < largest; next++) {
            expand(found.object(next), found.shape(next));
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
            mixText(text);
        } else if (value instanceof Long number) {
            mix(number);
        } else {
            mix(value instanceof Double number ? Double.doubleToLongBits(number) : value.hashCode());
        }
    }

    private void mixText(String text) {
        int length = text.length();
        mix(length);
        long four = 0;
        for (int i = 0; i < length; i++) {
            four = four << 16 | text.charAt(i);
            if ((i & 3) == 3) {
                mix(four);
            }
        }
        if ((length & 3) > 0) {
            mix(four);
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
            int known = found.find(value);
            mix(known == 0 ? found.size() + 1 : known);
            if (known == 0) {
                mix(found.add(value).name.hashCode());
                mix(tellNames ? String.valueOf(names.apply(value)).hashCode() : 0);
            }
        }
    }

    private void expand(Object object, Shape shape) {
        switch (shape.kind) {
            case ARRAY -> addArray(object);
            case HASH_ORDERED -> addInSteadyOrder(object);
            case OPAQUE -> {}
            case PLAIN -> {
                for (Field field : shape.numbers) {
                    mix(InstanceFields.readNumber(field, object));
                }
                for (Field field : shape.references) {
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
            mix(PrimitiveElements.hash(array));
        }
        elements += length;
    }

    /** Tables of hash maps are laid out by identity hash codes, which are chance. */
    private void addInSteadyOrder(Object object) {
        boolean linked = object instanceof LinkedHashMap || object instanceof LinkedHashSet;
        if (object instanceof Set<?> set) {
            List<@Nullable Object> members = new ArrayList<>(set);
            for (Object member : linked ? members : ranked(members, each -> each)) {
                add(member);
            }
        } else {
            List<Map.Entry<?, ?>> entries = new ArrayList<>(((Map<?, ?>) object).entrySet());
            for (Map.Entry<?, ?> entry : linked ? entries : ranked(entries, Map.Entry::getKey)) {
                add(entry.getKey());
                add(entry.getValue());
            }
        }
    }

    private <T extends @Nullable Object> List<T> ranked(List<T> all, Function<T, @Nullable Object> key) {
        return all.size() < 2
                ? all
                : all.stream()
                        .map(each -> new Ranked<>(each, rank(key.apply(each))))
                        .sorted(Comparator.comparing(Ranked::rank))
                        .map(Ranked::element)
                        .toList();
    }

    private record Ranked<T extends @Nullable Object>(T element, String rank) {}

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

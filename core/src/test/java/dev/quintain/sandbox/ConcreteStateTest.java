package dev.quintain.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.quintain.sandbox.ConcreteState.Fingerprint;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ConcreteStateTest {
    @SuppressWarnings("unused") // read by reflection
    private static final class Node {
        private final @Nullable Object value;
        private @Nullable Object next;

        Node(@Nullable Object value, @Nullable Object next) {
            this.value = value;
            this.next = next;
        }
    }

    private static Fingerprint state(@Nullable Object value) {
        return ConcreteState.of(new Node(value, null), object -> null);
    }

    @Test
    void the_same_shape_is_the_same_state_whatever_it_is_made_of() {
        assertEquals(state(new Object()), state(new Object()));
        assertEquals(state(new Object[] {new Object(), 1}), state(new Object[] {new Object(), 1}));
    }

    @Test
    void one_object_twice_is_not_two_objects() {
        var shared = new Object();

        assertNotEquals(state(new Node(shared, shared)), state(new Node(new Object(), new Object())));
    }

    @Test
    void types_and_values_are_told_apart() {
        assertNotEquals(state(null), state(new Object()));
        assertNotEquals(state(1), state(2));
        assertNotEquals(state(1), state(1L));
        assertNotEquals(state(0.0), state(-0.0));
        assertNotEquals(state(Thread.State.NEW), state(Thread.State.RUNNABLE));
        assertNotEquals(state(new int[] {1, 2}), state(new int[] {2, 1}));
        assertNotEquals(state(new int[1]), state(new int[2]));
    }

    @SuppressWarnings("unused") // read by reflection
    private record Primitives(boolean bit, byte number, char letter, float part, double fraction, long large) {
        Primitives(double fraction, long large) {
            this(false, (byte) 0, 'a', 0, fraction, large);
        }
    }

    @Test
    void fields_of_primitive_types_are_told_apart() {
        Fingerprint state = state(new Primitives(0, 0));

        assertEquals(state, state(new Primitives(0, 0)));
        assertNotEquals(state, state(new Primitives(true, (byte) 0, 'a', 0, 0, 0)));
        assertNotEquals(state, state(new Primitives(false, (byte) -1, 'a', 0, 0, 0)));
        assertNotEquals(state, state(new Primitives(false, (byte) 0, 'b', 0, 0, 0)));
        assertNotEquals(state, state(new Primitives(false, (byte) 0, 'a', -0.0f, 0, 0)));
        assertNotEquals(state, state(new Primitives(-0.0, 0)));
        assertNotEquals(state, state(new Primitives(0, 1L << 40)));
    }

    @Test
    void long_texts_and_buffers_are_told_apart_by_each_place() {
        for (int at = 0; at < 100; at++) {
            var changed = new byte[100];
            changed[at] = 1;
            assertNotEquals(state(new byte[100]), state(changed), "at " + at);
            assertNotEquals(state(" ".repeat(100)), state(" ".repeat(at) + "x" + " ".repeat(99 - at)), "at " + at);
        }
        assertNotEquals(state(new byte[100]), state(new byte[101]));
    }

    @Test
    void graphs_of_many_objects_are_told_apart_by_who_is_who() {
        var many = new Object[1000];
        Arrays.setAll(many, i -> new Object());
        Object[] others = many.clone();
        others[999] = others[0];

        assertEquals(state(many), state(many.clone()));
        assertNotEquals(state(many), state(others));
    }

    @Test
    void graphs_of_any_size_are_told_apart_by_who_is_who() {
        for (int size = 2; size < 80; size++) {
            var objects = new Object[size];
            Arrays.setAll(objects, i -> new Object());
            Object[] others = objects.clone();
            others[size - 1] = others[size / 2 - 1];

            assertEquals(state(objects), state(objects.clone()), "of " + size);
            assertNotEquals(state(objects), state(others), "of " + size);
        }
    }

    @Test
    void values_of_the_same_hash_code_are_told_apart() {
        assertNotEquals(state("Aa"), state("BB"));
        assertNotEquals(state(0L), state(-1L));
        assertNotEquals(state(new long[] {0}), state(new long[] {-1}));
    }

    @Test
    void cycles_end() {
        assertEquals(ring(3), ring(3));
        assertNotEquals(ring(3), ring(4));
    }

    private static Fingerprint ring(int size) {
        var first = new Node(null, null);
        Node last = first;
        for (int i = 1; i < size; i++) {
            last = new Node(null, last);
        }
        first.next = last;
        return ConcreteState.of(first, object -> null);
    }

    @Test
    void the_order_of_hash_maps_is_chance() {
        assertEquals(ofKeys(new HashMap<>(), false), ofKeys(new HashMap<>(), true));
        assertNotEquals(ofKeys(new LinkedHashMap<>(), false), ofKeys(new LinkedHashMap<>(), true));
    }

    /** Two keys with a name each, put in one order or the other. */
    private static Fingerprint ofKeys(Map<Object, Integer> map, boolean backwards) {
        var names = new IdentityHashMap<Object, String>();
        for (int i : backwards ? new int[] {1, 0} : new int[] {0, 1}) {
            var key = new Object();
            names.put(key, "Object#" + i);
            map.put(key, i);
        }
        return ConcreteState.of(map, names::get);
    }

    @Test
    void names_tell_apart_only_if_asked_for() {
        var object = new Object();
        Map<Object, String> one = Collections.singletonMap(object, "Object#1");
        Map<Object, String> two = Collections.singletonMap(object, "Object#2");

        assertEquals(ConcreteState.of(object, one::get), ConcreteState.of(object, two::get));
        assertNotEquals(ConcreteState.named(object, one::get), ConcreteState.named(object, two::get));
    }
}

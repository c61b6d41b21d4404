package dev.quintain.engine.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Literal.Constant;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operation.Kind;
import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How sequences are extended, told apart, cut down to what a value needs, and made shorter (sections 2.1 to 2.3). */
class SequencesTest {
    private static final JavaType INT = new JavaType("int");
    private static final JavaType VOID = JavaType.VOID;

    /** The paper's figure 2: {@code A()}, {@code A.m1(A): B}, {@code B(int)}, {@code B.m2(B, A): void}. */
    private static final Operation NEW_A = operation(Kind.CONSTRUCTOR, "A", "<init>", List.of(), "A");

    private static final Operation M1 = operation(Kind.METHOD, "A", "m1", List.of("A"), "B");
    private static final Operation NEW_B = operation(Kind.CONSTRUCTOR, "B", "<init>", List.of("int"), "B");
    private static final Operation M2 = operation(Kind.METHOD, "B", "m2", List.of("B", "A"), "void");
    private static final List<Operation> ALL = List.of(NEW_A, M1, NEW_B, M2);

    private static final Component S1 = component(0, value(0), new Call(NEW_B, List.of(0)));
    private static final Component S3 = component(0, new Call(NEW_A, List.of()), new Call(M1, List.of(0, 0)));

    private static Operation operation(Kind kind, String owner, String name, List<String> parameters, String result) {
        return new Operation(
                kind,
                owner,
                name,
                parameters.stream().map(JavaType::new).toList(),
                new JavaType(result),
                Modifier.PUBLIC,
                null,
                List.of(),
                false);
    }

    private static Value value(Serializable number) {
        return new Value(new Constant(INT, number));
    }

    private static Component component(int step, Sequence.Step... steps) {
        return new Component(new Sequence(List.of(steps)), step);
    }

    private static Component valueOf(Component component, int step) {
        return new Component(component.sequence(), step);
    }

    @Test
    void extension_concatenates_sequences_and_appends_a_call() {
        var draft = new Draft();
        int b1 = draft.include(valueOf(S1, 1));
        int a1 = draft.include(valueOf(S3, 0));
        draft.call(M2, List.of(b1, b1, a1));

        assertEquals(
                new Sequence(List.of(
                        value(0),
                        new Call(NEW_B, List.of(0)),
                        new Call(NEW_A, List.of()),
                        new Call(M1, List.of(2, 2)),
                        new Call(M2, List.of(1, 1, 2)))),
                draft.sequence());
    }

    @Test
    void the_same_sequence_can_be_included_twice_as_two_objects() {
        var draft = new Draft();
        int one = draft.include(valueOf(S1, 1));
        int other = draft.include(valueOf(S1, 1));
        int nothing = draft.add(new Literal.Null(new JavaType("A")));
        draft.call(M2, List.of(one, other, nothing));

        assertEquals(List.of(1, 3, 4), ((Call) draft.sequence().steps().get(5)).inputs());
    }

    @Test
    void a_sequence_is_new_only_once() {
        var seen = new Seen(ALL);

        assertTrue(seen.add(S1.sequence()));
        assertTrue(seen.add(S3.sequence()));
        assertFalse(seen.add(new Sequence(List.of(value(0), new Call(NEW_B, List.of(0))))));
        assertTrue(seen.add(new Sequence(List.of(value(1), new Call(NEW_B, List.of(0))))));
        assertEquals(3, seen.size());
    }

    @Test
    void sequences_that_differ_in_who_is_given_are_not_the_same() {
        var seen = new Seen(ALL);
        List<Sequence.Step> made = List.of(new Call(NEW_A, List.of()), new Call(NEW_A, List.of()));

        assertTrue(seen.add(with(made, new Call(M1, List.of(0, 0)))));
        assertTrue(seen.add(with(made, new Call(M1, List.of(0, 1)))));
        assertTrue(seen.add(with(made, new Call(M1, List.of(1, 0)))));
    }

    private static Sequence with(List<Sequence.Step> steps, Call last) {
        var all = new java.util.ArrayList<>(steps);
        all.add(last);
        return new Sequence(all);
    }

    @Test
    void many_thousands_of_sequences_are_told_apart() {
        var seen = new Seen(ALL);
        for (int i = 0; i < 50_000; i++) {
            assertTrue(seen.add(new Sequence(List.of(value(i), new Call(NEW_B, List.of(0))))));
        }

        assertEquals(50_000, seen.size());
    }

    @Test
    void a_value_takes_along_only_what_it_may_depend_on() {
        var sequence = new Sequence(List.of(
                new Call(NEW_A, List.of()),
                value(7),
                new Call(NEW_B, List.of(1)),
                new Call(NEW_A, List.of()),
                new Call(M2, List.of(2, 2, 3))));

        assertEquals(new Component(new Sequence(List.of(new Call(NEW_A, List.of()))), 0), Component.of(sequence, 0));
        assertEquals(4, Component.of(sequence, 2).size());
        assertEquals(4, Component.of(sequence, 3).size());
    }

    @Test
    void a_call_that_may_have_changed_a_value_belongs_to_it() {
        var sequence = new Sequence(List.of(
                value(7), new Call(NEW_B, List.of(0)), new Call(NEW_A, List.of()), new Call(M2, List.of(1, 1, 2))));

        assertEquals(sequence, Component.of(sequence, 2).sequence());
    }

    @Test
    void what_a_filter_did_not_admit_stays_closed_wherever_it_goes() {
        var sequence = new Sequence(
                List.of(value(7), new Call(NEW_A, List.of()), new Call(NEW_A, List.of()), new Call(M1, List.of(2, 2))));

        Component component = Component.of(sequence, 3, Set.of(1, 2));
        var draft = new Draft();
        draft.include(valueOf(S1, 1));
        int made = draft.include(component);

        assertEquals(Set.of(0), component.closed(), "the other object is no part of it");
        assertEquals(3, made);
        assertTrue(draft.isOpen(1));
        assertFalse(draft.isOpen(2));
        assertTrue(draft.isOpen(3));
    }

    @Test
    void reduction_drops_calls_that_nothing_depends_on_and_simplifies_literals() {
        var sequence = new Sequence(List.of(
                new Call(NEW_A, List.of()),
                value(77),
                new Call(NEW_B, List.of(1)),
                new Call(M1, List.of(0, 0)),
                new Call(NEW_A, List.of()),
                new Call(M2, List.of(2, 2, 0))));
        var reducer = new Reducer(
                ClassPath.of(List.of()),
                Reducer.Taste.SIMPLE,
                shorter -> shorter.underTest().equals(M2),
                100);

        Sequence shortest = reducer.reduce(sequence, 1);

        assertEquals(
                new Sequence(List.of(
                        new Call(NEW_A, List.of()),
                        value(0),
                        new Call(NEW_B, List.of(1)),
                        new Call(M2, List.of(2, 2, 0)))),
                shortest);
    }

    @Test
    void parts_keep_classes_whole_and_do_not_depend_on_anything_else() {
        List<List<Integer>> shards = Shards.of(ALL);

        assertEquals(1, shards.size());
        assertEquals(List.of(0, 1, 2, 3), shards.get(0));
        assertEquals(VOID, M2.result());
    }
}

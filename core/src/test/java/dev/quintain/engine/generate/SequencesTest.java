package dev.quintain.engine.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
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
import java.util.ArrayList;
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

    private static final SequenceHashes HASHES = new SequenceHashes(ALL);

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
        return component(new Sequence(List.of(steps)), step);
    }

    private static Component component(Sequence sequence, int step) {
        return new Component(sequence, step, Set.of(), HASHES.of(sequence));
    }

    private static Component valueOf(Component component, int step) {
        return component(component.sequence(), step);
    }

    private static Component part(Sequence sequence, int step) {
        return part(sequence, step, Set.of());
    }

    private static Component part(Sequence sequence, int step, Set<Integer> closed) {
        return Component.of(new Hashed(sequence, HASHES.of(sequence)), step, closed, HASHES);
    }

    @Test
    void what_went_into_a_value_and_was_changed_later_belongs_to_it() {
        List<Sequence.Step> steps = List.of(
                value(0),
                new Call(NEW_B, List.of(0)),
                new Call(NEW_A, List.of()),
                new Call(M2, List.of(1, 1, 2)),
                new Call(M1, List.of(2, 2)),
                new Call(NEW_A, List.of()));

        assertEquals(component(new Sequence(steps.subList(0, 5)), 1), part(new Sequence(steps), 1));
    }

    @Test
    void extension_concatenates_sequences_and_appends_a_call() {
        var draft = new Draft(HASHES);
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
                draft.sequence().sequence());
    }

    @Test
    void the_same_sequence_can_be_included_twice_as_two_objects() {
        var draft = new Draft(HASHES);
        int one = draft.include(valueOf(S1, 1));
        int other = draft.include(valueOf(S1, 1));
        int nothing = draft.add(new Literal.Null(new JavaType("A")));
        draft.call(M2, List.of(one, other, nothing));

        assertEquals(
                List.of(1, 3, 4), ((Call) draft.sequence().sequence().steps().get(5)).inputs());
    }

    @Test
    void a_sequence_is_new_only_once() {
        var seen = new Seen();

        assertTrue(seen.add(HASHES.of(S1.sequence())));
        assertTrue(seen.add(HASHES.of(S3.sequence())));
        assertFalse(seen.add(HASHES.of(new Sequence(List.of(value(0), new Call(NEW_B, List.of(0)))))));
        assertTrue(seen.add(HASHES.of(new Sequence(List.of(value(1), new Call(NEW_B, List.of(0)))))));
        assertEquals(3, seen.size());
    }

    @Test
    void what_is_made_of_parts_has_the_hash_that_its_steps_have() {
        var draft = new Draft(HASHES);
        int b1 = draft.include(valueOf(S1, 1));
        int a1 = draft.include(valueOf(S3, 0));
        draft.add(new Literal.Null(INT));
        draft.call(M2, List.of(b1, b1, a1));
        Hashed made = draft.sequence();

        assertEquals(HASHES.of(made.sequence()), made.hash());
    }

    @Test
    void a_sequence_in_which_one_literal_is_another_has_the_hash_that_its_steps_have() {
        List<Sequence.Step> rest = List.of(new Call(NEW_B, List.of(0)), value(3), new Call(NEW_B, List.of(2)));
        long before = HASHES.of(behind(value(1), rest));

        assertEquals(HASHES.of(behind(value(2), rest)), HASHES.replaced(before, value(1), value(2), rest.size()));
    }

    private static Sequence behind(Value first, List<Sequence.Step> rest) {
        var all = new ArrayList<Sequence.Step>(List.of(first));
        all.addAll(rest);
        return new Sequence(all);
    }

    @Test
    void the_order_of_parts_counts() {
        long one = HASHES.of(S1.sequence());
        long other = HASHES.of(S3.sequence());

        assertNotEquals(SequenceHashes.joined(one, other, S3.size()), SequenceHashes.joined(other, one, S1.size()));
    }

    @Test
    void sequences_that_differ_in_who_is_given_are_not_the_same() {
        var seen = new Seen();
        List<Sequence.Step> made = List.of(new Call(NEW_A, List.of()), new Call(NEW_A, List.of()));

        assertTrue(seen.add(HASHES.of(with(made, new Call(M1, List.of(0, 0))))));
        assertTrue(seen.add(HASHES.of(with(made, new Call(M1, List.of(0, 1))))));
        assertTrue(seen.add(HASHES.of(with(made, new Call(M1, List.of(1, 0))))));
    }

    private static Sequence with(List<Sequence.Step> steps, Call last) {
        var all = new ArrayList<>(steps);
        all.add(last);
        return new Sequence(all);
    }

    @Test
    void many_thousands_of_sequences_are_told_apart() {
        var seen = new Seen();
        for (int i = 0; i < 50_000; i++) {
            assertTrue(seen.add(HASHES.of(new Sequence(List.of(value(i), new Call(NEW_B, List.of(0)))))));
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

        assertEquals(component(0, new Call(NEW_A, List.of())), part(sequence, 0));
        assertEquals(4, part(sequence, 2).size());
        assertEquals(4, part(sequence, 3).size());
    }

    @Test
    void a_call_that_may_have_changed_a_value_belongs_to_it() {
        var sequence = new Sequence(List.of(
                value(7), new Call(NEW_B, List.of(0)), new Call(NEW_A, List.of()), new Call(M2, List.of(1, 1, 2))));

        assertEquals(sequence, part(sequence, 2).sequence());
    }

    @Test
    void what_a_filter_did_not_admit_stays_closed_wherever_it_goes() {
        var sequence = new Sequence(
                List.of(value(7), new Call(NEW_A, List.of()), new Call(NEW_A, List.of()), new Call(M1, List.of(2, 2))));

        Component component = part(sequence, 3, Set.of(1, 2));
        var draft = new Draft(HASHES);
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
    void reduction_drops_many_calls_at_once_and_keeps_the_one_that_matters() {
        var steps = new ArrayList<Sequence.Step>(List.of(new Call(NEW_A, List.of()), value(0)));
        for (int i = 0; i < 50; i++) {
            steps.add(i == 20 ? new Call(NEW_B, List.of(1)) : new Call(M1, List.of(0, 0)));
        }
        steps.add(new Call(M1, List.of(0, 0)));
        var asked = new ArrayList<Sequence>();
        var reducer = new Reducer(
                ClassPath.of(List.of()),
                Reducer.Taste.SIMPLE,
                shorter -> asked.add(shorter) && shorter.steps().contains(new Call(NEW_B, List.of(1))),
                100);

        Sequence shortest = reducer.reduce(new Sequence(steps), 1);

        assertEquals(
                new Sequence(List.of(
                        new Call(NEW_A, List.of()),
                        value(0),
                        new Call(NEW_B, List.of(1)),
                        new Call(M1, List.of(0, 0)))),
                shortest);
        assertTrue(asked.size() < 20, () -> asked.size() + " trials");
    }

    @Test
    void parts_keep_classes_whole_and_do_not_depend_on_anything_else() {
        List<List<Integer>> shards = Shards.of(ALL);

        assertEquals(1, shards.size());
        assertEquals(List.of(0, 1, 2, 3), shards.get(0));
        assertEquals(VOID, M2.result());
    }
}

package dev.quintain.engine.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.runtime.Comparison;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Literal.ArrayOf;
import dev.quintain.sequence.Literal.Constant;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.JavaType;
import java.io.Serializable;
import java.util.List;
import org.junit.jupiter.api.Test;

class AimTest {
    private static final JavaType INT = new JavaType("int");

    private final SequenceHashes hashes = new SequenceHashes(List.of());

    private List<Literal> aimed(Literal literal, Object left, Object right) {
        var sequence = new Sequence(List.of(new Value(literal)));
        return new Aim(hashes)
                        .at(
                                List.of(new Comparison(left, right)),
                                new Hashed(sequence, hashes.of(sequence)),
                                List.of(new Variation.Place(0, "")))
                        .stream()
                        .map(hashed -> ((Value) hashed.sequence().steps().get(0)).literal())
                        .toList();
    }

    private List<Serializable> aimed(String type, Serializable value, Object left, Object right) {
        return aimed(new Constant(new JavaType(type), value), left, right).stream()
                .map(literal -> ((Constant) literal).value())
                .toList();
    }

    @Test
    void a_number_becomes_what_it_was_compared_with_or_what_is_next_to_it() {
        assertEquals(List.of(12, 13, 11), aimed("int", 5, 5, 12));
        assertEquals(List.of(12, 13, 11), aimed("int", 5, 12, 5));
        assertEquals(List.of(0.25, 1.25, -0.75), aimed("double", 7.0, 7.0, 0.25));
        assertEquals(List.of('c', 'd', 'b'), aimed("char", 'x', (int) 'x', (int) 'c'));
    }

    @Test
    void a_number_that_its_type_does_not_have_is_left_out() {
        assertEquals(List.of((byte) 127, (byte) 126), aimed("byte", (byte) 1, 1, 127));
        assertEquals(List.of(), aimed("int", 5, 5.0, 0.25));
    }

    @Test
    void what_was_not_compared_stays() {
        assertEquals(List.of(), aimed("int", 5, 6, 12));
        assertEquals(List.of(), aimed("java.lang.String", "abc", "x", "y"));
    }

    @Test
    void a_part_of_a_text_becomes_what_it_was_compared_with() {
        assertEquals(List.of("a+b"), aimed("java.lang.String", "a-b", "-", "+"));
        assertEquals(List.of("a+b"), aimed("java.lang.String", "a-b", (int) '-', (int) '+'));
        assertEquals(List.of("+-", "-+"), aimed("java.lang.String", "--", "-", "+"));
        assertEquals(List.of("yes"), aimed("java.lang.String", "HELLO", "hello", "yes"));
    }

    @Test
    void a_text_or_an_array_gets_the_length_that_its_own_was_compared_with() {
        assertEquals(List.of("abcc"), aimed("java.lang.String", "abc", 3, 4));
        assertEquals(List.of("ab"), aimed("java.lang.String", "abc", 3, 2));
        var one = new Constant(INT, 1);
        var array = new ArrayOf(new JavaType("int[]"), List.of(one, one));
        assertEquals(List.of(new ArrayOf(new JavaType("int[]"), List.of(one, one, one, one))), aimed(array, 2, 4));
    }

    @Test
    void an_element_of_an_array_becomes_what_it_was_compared_with() {
        var array = new ArrayOf(new JavaType("int[]"), List.of(new Constant(INT, 1), new Constant(INT, 9)));

        assertEquals(
                List.of(
                        new ArrayOf(array.type(), List.of(new Constant(INT, 1), new Constant(INT, 30))),
                        new ArrayOf(array.type(), List.of(new Constant(INT, 1), new Constant(INT, 31))),
                        new ArrayOf(array.type(), List.of(new Constant(INT, 1), new Constant(INT, 29)))),
                aimed(array, 9, 30));
    }

    @Test
    void hashes_are_those_of_the_sequences() {
        var sequence = new Sequence(List.of(new Value(new Constant(INT, 1)), new Value(new Constant(INT, 2))));

        new Aim(hashes)
                .at(
                        List.of(new Comparison(1, 40)),
                        new Hashed(sequence, hashes.of(sequence)),
                        List.of(new Variation.Place(0, "")))
                .forEach(hashed -> assertEquals(hashes.of(hashed.sequence()), hashed.hash()));
    }
}

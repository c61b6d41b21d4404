package dev.quintain.engine.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.subject.JavaType;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountingTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "boolean | false true false",
                "java.lang.Boolean | false true false",
                "byte | 0 1 2",
                "java.lang.Integer | 0 1 2",
                "long | 0 1 2",
                "double | 0.0 1.0 2.0",
                "char | 'a' 'b' 'c'",
                "java.lang.String | \"a\" \"b\" \"c\""
            })
    void counts_up(String type, String values) {
        String counted = IntStream.range(0, 3)
                .mapToObj(i -> Symbols.ofValue(Counting.value(new JavaType(type), i)))
                .collect(Collectors.joining(" "));

        assertEquals(values, counted);
    }

    @Test
    void strings_never_repeat() {
        long different = IntStream.range(0, 1000)
                .mapToObj(i -> Counting.value(JavaType.STRING, i))
                .distinct()
                .count();

        assertEquals(1000, different);
    }

    @Test
    void basic_types_are_primitives_their_boxes_and_strings() {
        assertTrue(Counting.isBasic(new JavaType("int")));
        assertTrue(Counting.isBasic(new JavaType("java.lang.Long")));
        assertTrue(Counting.isBasic(JavaType.STRING));
        assertFalse(Counting.isBasic(JavaType.OBJECT));
        assertFalse(Counting.isBasic(new JavaType("int[]")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "int | 0, 1, -1, 2147483647, -2147483648, 0",
                "java.lang.Byte | 0, 1, -1, 127, -128, 0",
                "boolean | false, true, false, true, false, true"
            })
    void partitions_come_round_again(String type, String values) {
        ValueSource source = Counting.partitions(new JavaType(type));

        assertEquals(values, IntStream.range(0, 6).mapToObj(source::symbol).collect(Collectors.joining(", ")));
    }

    @Test
    void partitions_of_strings_have_the_empty_and_a_long_one() {
        ValueSource source = Counting.partitions(JavaType.STRING);

        List<String> symbols = IntStream.range(0, 5).mapToObj(source::symbol).toList();
        assertEquals(List.of("\"\"", "\"a\"", "\" \"", "\"-1\""), symbols.subList(0, 4));
        assertTrue(symbols.get(4).contains("... (1000 characters, hash "), symbols.get(4));
    }
}

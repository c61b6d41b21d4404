package dev.quintain.engine.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ArgumentTest {
    @Test
    void one_value_at_a_time_is_another_or_null() {
        assertEquals(
                List.of("1, \"a\"", "2, \"a\"", "1, \"\"", "1, null"), variations(false, "int", "java.lang.String"));
    }

    @Test
    void null_is_written_so_that_one_method_is_meant() {
        assertEquals(
                List.of("(java.lang.Object) \"a\"", "(java.lang.Object) null"), variations(true, "java.lang.Object"));
    }

    @Test
    void there_are_not_many_ways_to_call_a_method_with_many_parameters() {
        assertEquals(
                6,
                variations(false, "int", "int", "int", "int", "int", "int", "int")
                        .size());
    }

    @Test
    void no_call_has_the_collection_of_another_one() {
        Argument list = Argument.of("java.util.List").get(0);

        assertEquals("new java.util.ArrayList<>(java.util.List.of(\"a\"))", list.code());
        assertEquals(List.of("a"), list.fresh());
        assertNotSame(list.fresh(), list.fresh());
    }

    private static List<String> variations(boolean overloaded, String... types) {
        return Argument.variations(List.of(types), overloaded).stream()
                .map(arguments -> arguments.stream().map(Argument::code).collect(Collectors.joining(", ")))
                .toList();
    }
}

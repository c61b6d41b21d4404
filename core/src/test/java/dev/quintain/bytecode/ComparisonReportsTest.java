package dev.quintain.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.runtime.Comparison;
import dev.quintain.runtime.Probes;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ComparisonReportsTest {
    @TempDir
    private Path folder;

    @AfterEach
    void listenNoMore() {
        Probes.listen(false);
    }

    private @Nullable Object call(String type, String expression, Object left, Object right) throws Exception {
        Covered subject = Covered.of(
                folder, "class C { static Object f(%s a, %s b) { return %s; } }".formatted(type, type, expression));
        Probes.listen(true);
        return subject.call("f", left, right).result();
    }

    @ParameterizedTest
    @CsvSource({
        "a.equals(b), false",
        "a.equals((Object) b), false",
        "((Object) a).equals(b), false",
        "((Comparable<String>) a).equals(b), false",
        "'java.util.Objects.equals(a, b)', false",
        "a.equalsIgnoreCase(b), false",
        "a.startsWith(b), true",
        "a.endsWith(b), false",
        "a.contains(b), true",
        "a.contentEquals(b), false",
        "a.indexOf(b), 0",
        "a.lastIndexOf(b), 0",
        "a.compareTo(b), 2",
        "a.compareToIgnoreCase(b), 2",
    })
    void strings_are_noted_where_they_are_compared(String expression, String expected) throws Exception {
        assertEquals(expected, String.valueOf(call("String", expression, "key=1", "key")));
        assertEquals(List.of(new Comparison("key=1", "key")), Probes.comparisons());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.concat(b)", "a.equals(a)", "a.indexOf(b, 1)", "a == b", "a.length() + b.length()"})
    void strings_are_not_noted_elsewhere(String expression) throws Exception {
        call("String", expression, "key=1", "key");

        assertEquals(List.of(), Probes.comparisons());
    }

    @Test
    void long_numbers_are_noted() throws Exception {
        assertEquals(true, call("long", "a < b", 3L, 1L << 40));
        assertEquals(List.of(new Comparison(3L, 1L << 40)), Probes.comparisons());
    }

    @Test
    void floating_point_numbers_are_noted() throws Exception {
        assertEquals(false, call("double", "a > b", 0.5, 2.5));
        assertEquals(List.of(new Comparison(0.5, 2.5)), Probes.comparisons());
        assertEquals(false, call("float", "a >= b", 0.5f, 2.5f));
        assertEquals(List.of(new Comparison(0.5f, 2.5f)), Probes.comparisons());
    }

    @Test
    void numbers_and_characters_are_noted_at_the_jump() throws Exception {
        assertEquals(false, call("int", "a * 2 == b", 21, 40));
        assertEquals(List.of(new Comparison(42, 40)), Probes.comparisons());
        assertEquals(false, call("char", "a == b", 'a', 'b'));
        assertEquals(List.of(new Comparison(97, 98)), Probes.comparisons());
    }

    @Test
    void wide_numbers_are_compared_as_before_among_other_values() throws Exception {
        Covered subject = Covered.of(folder, """
                class C {
                    static String f(long a, double d) {
                        String s = "";
                        for (int i = 0; i < 3; i++) {
                            long[] held = {a, i};
                            double e = d;
                            try {
                                s += (a + i > 10 ? "more" : a + i == 10 ? "same" : "less") + (e != 1.5) + held[(a < 0 ? 2 : 1)];
                            } catch (ArrayIndexOutOfBoundsException x) {
                                s += held.length + (e < d ? "" : "!");
                            }
                        }
                        return s;
                    }
                }
                """);

        assertEquals(
                "lesstrue0sametrue1moretrue2", subject.call("f", 9L, Double.NaN).result());
        assertEquals("2!2!2!", subject.call("f", -9L, 1.5).result());
    }
}

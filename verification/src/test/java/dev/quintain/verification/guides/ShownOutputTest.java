package dev.quintain.verification.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShownOutputTest {
    @Test
    void times_columns_and_frames_of_the_platform_may_differ() {
        assertTrue(shown("class  tests", "  at java.util.List.of(List.java:3)", "seed 1, 2.0 s")
                .isMatchedBy(List.of("class      tests", "seed 1, 13.7 s")));
    }

    @Test
    void words_and_numbers_may_not() {
        assertFalse(shown("3 problems").isMatchedBy(List.of("4 problems")));
        assertFalse(shown("a problem").isMatchedBy(List.of("no problem")));
        assertFalse(shown("one", "two").isMatchedBy(List.of("one")));
        assertFalse(shown("one").isMatchedBy(List.of("one", "two")));
    }

    @Test
    void numbers_may_where_a_command_is_about_time() {
        var shown = new ShownOutput(List.of("crash 1,234 tests"), true);

        assertTrue(shown.isMatchedBy(List.of("crash 7 tests")));
        assertFalse(shown.isMatchedBy(List.of("crash no tests")));
    }

    @Test
    void dots_stand_for_any_lines() {
        assertTrue(shown("a", "...", "d").isMatchedBy(List.of("a", "b", "c", "d")));
        assertTrue(shown("a", "...", "d").isMatchedBy(List.of("a", "d")));
        assertFalse(shown("a", "...", "d").isMatchedBy(List.of("a", "b", "c")));
    }

    @Test
    void examples_are_found_in_a_page() {
        List<WorkedExample> examples = WorkedExample.in(List.of(
                "# A page",
                "",
                "    $ ./quintain walk \\",
                "        A",
                "    one",
                "",
                "    two",
                "",
                "text",
                "    more"));

        assertEquals(List.of(new WorkedExample("./quintain walk \\\nA", List.of("one", "", "two"), 4, 7)), examples);
    }

    private static ShownOutput shown(String... lines) {
        return new ShownOutput(List.of(lines), false);
    }
}

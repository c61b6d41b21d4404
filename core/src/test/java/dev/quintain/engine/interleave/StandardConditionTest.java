package dev.quintain.engine.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.runtime.interleave.Seen;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StandardConditionTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "send: 0 iterations of the loop",
                "send: 1 iteration of the loop",
                "send: multiple iterations of the loop",
                "threads suspended: none",
                "threads suspended: one",
                "threads suspended: multiple in send"
            })
    void is_read_as_it_is_written(String description) {
        assertEquals(
                description, StandardCondition.parse(description).orElseThrow().toString());
    }

    @ParameterizedTest
    @CsvSource({
        "no threads suspended,threads suspended: none",
        "one thread suspended,threads suspended: one",
        "multiple threads suspended,threads suspended: multiple"
    })
    void is_read_in_the_words_of_figure_2_too(String description, String meaning) {
        assertEquals(meaning, StandardCondition.parse(description).orElseThrow().toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "one sender suspended",
                "most threads suspended",
                "send: empty string",
                "send: 2 iterations of the loop",
                "threads suspended: one sender",
                "threads suspended: readers and writers"
            })
    void is_not_read_into_what_a_tester_says_in_other_words(String description) {
        assertEquals(Optional.empty(), StandardCondition.parse(description));
    }

    @Test
    void a_loop_is_met_by_a_call_of_its_own_method_that_waited_so_often() {
        var seen = new Seen(List.of(new Seen.Call("send", 0), new Seen.Call("receive", 3)), List.of(), false);

        assertTrue(isMet("send: 0 iterations of the loop", seen));
        assertTrue(isMet("receive: multiple iterations of the loop", seen));
        assertFalse(isMet("send: multiple iterations of the loop", seen));
        assertFalse(isMet("receive: 1 iteration of the loop", seen));
    }

    @Test
    void suspended_threads_are_counted_at_each_quiet_moment_by_method_or_in_all() {
        var seen = new Seen(List.of(), List.of(Map.of("send", 1L), Map.of("send", 1L, "receive", 2L)), false);

        assertTrue(isMet("threads suspended: one in send", seen));
        assertTrue(isMet("threads suspended: multiple in receive", seen));
        assertTrue(isMet("threads suspended: one", seen));
        assertTrue(isMet("threads suspended: multiple", seen));
        assertFalse(isMet("threads suspended: multiple in send", seen));
        assertFalse(isMet("threads suspended: one in receive", seen));
    }

    @Test
    void nobody_is_suspended_when_a_thread_wakes_nobody() {
        assertTrue(isMet("threads suspended: none", new Seen(List.of(), List.of(), true)));
        assertFalse(isMet("threads suspended: none", new Seen(List.of(), List.of(Map.of()), false)));
    }

    private static boolean isMet(String description, Seen seen) {
        return StandardCondition.parse(description).orElseThrow().isMet(seen);
    }
}

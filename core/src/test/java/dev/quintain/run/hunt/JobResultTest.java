package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class JobResultTest {
    @Test
    void what_was_cut_short_or_came_to_nothing_is_to_be_done_again() {
        assertTrue(Samples.result("crash-1", "crash", Map.of("tests", 1L))
                .over(false, 3)
                .whole());
        assertFalse(Samples.result("crash-1", "crash", Map.of("tests", 1L))
                .over(true, 3)
                .whole());
        assertFalse(Samples.result("crash-1", "crash", Map.of("tests", 0L))
                .over(false, 3)
                .whole());
    }

    @Test
    void who_said_why_nothing_came_of_it_need_not_try_again() {
        assertTrue(Samples.result("inject", "inject", Map.of()).over(false, 3).whole());
    }
}

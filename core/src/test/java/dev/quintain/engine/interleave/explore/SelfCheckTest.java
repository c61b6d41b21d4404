package dev.quintain.engine.interleave.explore;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.runtime.explore.Explored;
import dev.quintain.runtime.explore.Explored.Failure;
import dev.quintain.runtime.interleave.Outcome;
import dev.quintain.subject.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;

class SelfCheckTest {
    private static final Explored NONE_FOUND = explored(true, List.of());
    private static final Explored FOUND = explored(
            false, List.of(new Failure(1, "0", 1, 1, new Outcome(0, List.of(), List.of(), List.of()), List.of())));

    private static Explored explored(boolean exhausted, List<Failure> failure) {
        return new Explored(2, 0, exhausted, 2, 2, failure, "");
    }

    @Test
    void a_race_that_is_found_and_none_where_there_is_none_will_do() {
        assertDoesNotThrow(() -> SelfCheck.judge(FOUND, NONE_FOUND));
    }

    @Test
    void a_race_that_is_not_found_is_an_error() {
        BadInput error = assertThrows(BadInput.class, () -> SelfCheck.judge(NONE_FOUND, NONE_FOUND));

        assertTrue(String.valueOf(error.getMessage()).startsWith("the self-check failed: a known race was not found;"));
    }

    @Test
    void one_that_is_found_everywhere_is_an_error() {
        BadInput error = assertThrows(BadInput.class, () -> SelfCheck.judge(FOUND, FOUND));

        assertTrue(String.valueOf(error.getMessage()).startsWith("the self-check failed: a known race was found, but"));
    }

    @Test
    void not_having_gone_through_all_schedules_is_an_error() {
        assertThrows(BadInput.class, () -> SelfCheck.judge(FOUND, explored(false, List.of())));
    }
}

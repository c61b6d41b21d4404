package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class OverheadsTest {
    private final Overheads overheads = new Overheads();

    @Test
    void an_engine_is_asked_to_work_for_less_than_it_may_take() {
        assertEquals(Duration.ofSeconds(96), overheads.without("crash", Duration.ofSeconds(100)));
    }

    @Test
    void an_engine_that_took_long_to_confirm_needs_more_room_the_next_time() {
        assertTrue(overheads.leaveRoom("crash", Duration.ofSeconds(10)));

        overheads.note("crash", Duration.ofSeconds(20));

        assertFalse(overheads.leaveRoom("crash", Duration.ofSeconds(10)));
        assertTrue(overheads.leaveRoom("crash", Duration.ofSeconds(16)));
    }
}

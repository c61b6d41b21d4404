package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class WindingUpTest {
    @Test
    void the_longer_a_hunt_the_more_time_there_is_to_confirm() {
        assertEquals(seconds(100 - 13), stopAfter(seconds(60), seconds(100)));
        assertEquals(seconds(100 - 18), stopAfter(seconds(120), seconds(100)));
    }

    @Test
    void but_not_without_end() {
        assertEquals(seconds(100 - 30), stopAfter(seconds(3600), seconds(100)));
    }

    @Test
    void who_begins_late_has_a_chance_all_the_same() {
        assertEquals(seconds(8), stopAfter(seconds(60), seconds(10)));
        assertEquals(seconds(8), stopAfter(seconds(60), seconds(-10)));
    }

    private static Duration stopAfter(Duration time, Duration left) {
        return new WindingUp(time).stopAfter(left);
    }

    private static Duration seconds(int seconds) {
        return Duration.ofSeconds(seconds);
    }
}

package dev.quintain.engine.inject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.runtime.inject.TestRun;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class TestCaseTest {
    private static TestCase taking(Duration time) {
        TestRun run = SmallProject.passing("a");
        return new TestCase(
                0,
                new TestRun(
                        run.uniqueId(),
                        run.name(),
                        run.status(),
                        run.failure(),
                        time.toNanos(),
                        run.trial(),
                        run.leftOpen()));
    }

    @Test
    void what_a_test_may_take_is_derived_from_what_it_took_at_first() {
        assertEquals(Duration.ofSeconds(3), taking(Duration.ZERO).limit().work());
        assertEquals(
                Duration.ofSeconds(53), taking(Duration.ofSeconds(10)).limit().work());
    }

    @Test
    void who_only_waits_has_less_of_a_long_time_and_more_of_a_short_one() {
        assertTrue(taking(Duration.ZERO).limit().waiting().compareTo(Duration.ofSeconds(3)) > 0);
        assertTrue(taking(Duration.ofSeconds(10)).limit().waiting().compareTo(Duration.ofSeconds(53)) < 0);
    }
}

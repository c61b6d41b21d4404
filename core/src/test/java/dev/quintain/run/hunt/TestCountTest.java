package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.engine.Progress;
import org.junit.jupiter.api.Test;

class TestCountTest {
    private final TestCount count = new TestCount();

    @Test
    void the_tests_of_all_jobs_count_and_what_follows_them_does_not() {
        count.of("crash-1").update(new Progress("testing", 70, 0, 0));
        count.of("generate-1").update(new Progress("generating", 30, 0, 0));
        count.of("crash-1").update(new Progress("confirming", 2, 5, 0));

        assertEquals(100, count.all());
    }
}

package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.run.hunt.Timetable.Turn;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TimetableTest {
    private final AtomicLong now = new AtomicLong();

    @Test
    void time_is_shared_out_by_weight() {
        Timetable timetable = timetable(1, job("a", 1), job("b", 3));

        assertEquals(Duration.ofSeconds(25), timetable.next().orElseThrow().time());
    }

    @Test
    void what_a_job_does_not_use_those_after_it_have() {
        Timetable timetable = timetable(1, job("a", 1), job("b", 1), job("c", 1));
        Turn first = timetable.next().orElseThrow();
        pass(Duration.ofSeconds(10));
        timetable.done(first, Duration.ofSeconds(10));

        assertEquals(Duration.ofSeconds(45), timetable.next().orElseThrow().time());
    }

    @Test
    void two_hands_do_twice_as_much() {
        Timetable timetable = timetable(2, job("a", 1), job("b", 1), job("c", 1), job("d", 1));

        assertEquals(Duration.ofSeconds(50), timetable.next().orElseThrow().time());
        assertEquals(Duration.ofSeconds(50), timetable.next().orElseThrow().time());
    }

    @Test
    void no_job_is_given_more_than_is_left() {
        assertEquals(
                Duration.ofSeconds(100),
                timetable(2, job("a", 1)).next().orElseThrow().time());
    }

    @Test
    void who_comes_late_has_a_short_turn_all_the_same() {
        Timetable timetable = timetable(1, job("a", 1), job("b", 1));
        timetable.next();
        pass(Duration.ofMinutes(2));

        assertEquals(Duration.ofMillis(700), timetable.next().orElseThrow().time());
    }

    @Test
    void when_the_time_is_up_no_job_is_begun() {
        Timetable timetable = timetable(1, job("a", 1), job("b", 1));
        timetable.next();
        pass(Duration.ofSeconds(200));

        assertTrue(timetable.next().isEmpty());
    }

    @Test
    void an_engine_that_takes_longer_than_it_is_asked_to_is_asked_for_less() {
        Timetable timetable = timetable(1, job("a", 1), job("b", 1));
        Turn first = timetable.next().orElseThrow();
        pass(Duration.ofMinutes(1));
        timetable.done(first, Duration.ofMinutes(1));

        assertEquals(Duration.ofSeconds(30), timetable.next().orElseThrow().time());
    }

    private static Job job(String name, double weight) {
        return new Samples.Idle(name, "walk", weight);
    }

    private Timetable timetable(int hands, Job... jobs) {
        return new Timetable(
                List.of(jobs), Duration.ofSeconds(100), Duration.ofSeconds(150), hands, new Overheads(), now::get);
    }

    private void pass(Duration time) {
        now.addAndGet(time.toNanos());
    }
}

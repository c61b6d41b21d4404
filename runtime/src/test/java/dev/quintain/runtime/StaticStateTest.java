package dev.quintain.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.runtime.InitLog.Edge;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StaticStateTest {
    private final InitLog log = new InitLog();

    @BeforeEach
    void activate() {
        StaticState.activate(log);
    }

    @Test
    void a_touch_is_told_once_until_taken() {
        assertFalse(log.isDirty());

        StaticState.touch(7);
        StaticState.touch(1000);
        StaticState.touch(7);

        assertTrue(log.isDirty());
        assertArrayEquals(new int[] {7, 1000}, StaticState.takeTouched(log));
        assertFalse(log.isDirty());
        StaticState.touch(7);
        assertArrayEquals(new int[] {7}, StaticState.takeTouched(log));
    }

    @Test
    void initialisers_are_listed_as_they_end() {
        StaticState.initStarted(1);
        StaticState.initStarted(2);
        StaticState.initEnded(2);
        StaticState.initEnded(1);

        assertEquals(List.of(2, 1), log.order());
        assertFalse(log.isDirty());
    }

    @Test
    void a_touch_from_an_initialiser_is_an_edge_and_no_dirt() {
        StaticState.initStarted(1);
        StaticState.touch(1);
        StaticState.touch(3);
        StaticState.initStarted(2);
        StaticState.touch(1);
        StaticState.initEnded(2);
        StaticState.initEnded(1);

        assertFalse(log.isDirty());
        assertEquals(List.of(new Edge(1, 3), new Edge(2, 1)), log.edges());
    }

    @Test
    void an_edge_is_seen_even_if_the_test_has_touched_the_class_before() {
        StaticState.touch(3);

        StaticState.initStarted(1);
        StaticState.touch(3);
        StaticState.initEnded(1);

        assertEquals(List.of(new Edge(1, 3)), log.edges());
    }

    @Test
    void what_was_initialised_after_a_touch_may_have_seen_it() {
        StaticState.touch(3);
        StaticState.initStarted(1);
        StaticState.initEnded(1);

        assertArrayEquals(new int[] {3, 1}, StaticState.takeTouched(log));
    }

    @Test
    void what_cannot_be_repeated_is_spoiled_only_by_what_it_read() {
        StaticState.touch(3);
        StaticState.initStarted(1);
        StaticState.read(4);
        StaticState.unrepeatableEnded(1);
        StaticState.initStarted(2);
        StaticState.read(3);
        StaticState.unrepeatableEnded(2);

        assertEquals(List.of(1, 2), log.order());
        assertArrayEquals(new int[] {3, 2}, StaticState.takeTouched(log));
    }

    @Test
    void reading_is_an_edge_only_where_initialisers_wait_for_each_other() {
        StaticState.initStarted(1);
        StaticState.read(5);
        StaticState.initStarted(2);
        StaticState.read(1);
        StaticState.initEnded(2);
        StaticState.initEnded(1);

        assertEquals(List.of(new Edge(2, 1)), log.edges());
    }

    @Test
    void an_initialiser_that_does_not_end_has_failed() {
        StaticState.initStarted(1);
        StaticState.initStarted(2);
        StaticState.initEnded(1);
        StaticState.initStarted(3);

        assertEquals(List.of(2, 3), log.failed());
        assertTrue(log.isDirty());
    }

    @Test
    void another_thread_is_not_inside_the_initialiser() throws InterruptedException {
        StaticState.initStarted(1);
        var other = new Thread(() -> StaticState.touch(4));
        other.start();
        other.join();
        StaticState.initEnded(1);

        assertEquals(List.of(), log.edges());
        assertArrayEquals(new int[] {4, 1}, StaticState.takeTouched(log));
    }

    @Test
    void reports_go_to_the_log_that_is_active() {
        StaticState.touch(1);
        var next = new InitLog();

        StaticState.activate(next);
        StaticState.touch(1);
        StaticState.touch(2);

        assertArrayEquals(new int[] {1}, StaticState.takeTouched(log));
        assertArrayEquals(new int[] {1, 2}, StaticState.takeTouched(next));
    }
}

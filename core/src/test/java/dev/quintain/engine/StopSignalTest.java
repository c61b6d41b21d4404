package dev.quintain.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StopSignalTest {
    private final StopSignal stop = new StopSignal();
    private final List<String> done = new ArrayList<>();

    @Test
    void does_at_the_stop_what_was_asked_before_and_at_once_what_is_asked_later() {
        stop.onStop(() -> done.add("before"));
        stop.stop();
        stop.onStop(() -> done.add("later"));

        assertEquals(List.of("before", "later"), done);
    }

    @Test
    void comes_once() {
        stop.onStop(() -> done.add("once"));
        stop.stop();
        stop.stop();

        assertEquals(List.of("once"), done);
    }

    @Test
    void does_not_what_it_was_told_to_forget() {
        Runnable forgotten = () -> done.add("forgotten");
        stop.onStop(forgotten);
        stop.onStop(() -> done.add("other"));
        stop.forget(forgotten);
        stop.stop();

        assertEquals(List.of("other"), done);
    }
}

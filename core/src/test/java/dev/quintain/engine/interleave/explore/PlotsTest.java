package dev.quintain.engine.interleave.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.sandbox.CheckedClass.Call;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class PlotsTest {
    /** Two methods that change something among many that do not. */
    @SuppressWarnings("unused")
    interface Tank {
        int getA();

        int getB();

        int getC();

        boolean isEmpty();

        void drain();

        void fill();
    }

    private final Plots plots = new Plots(
            Arrays.stream(Tank.class.getMethods())
                    .map(method -> new Call(method, List.of()))
                    .sorted((one, other) -> one.toString().compareTo(other.toString()))
                    .toList(),
            1);

    @Test
    void calls_that_change_something_meet_each_other_first() {
        assertEquals(
                List.of("[[drain()], [drain()]]", "[[drain()], [fill()]]", "[[fill()], [fill()]]"),
                LongStream.of(1, 3, 5)
                        .mapToObj(number -> plots.get(number).threads().toString())
                        .toList());
    }

    @Test
    void every_call_meets_every_other() {
        // Six calls make 21 pairs, and every second plot is one.
        long pairs = LongStream.rangeClosed(1, 42)
                .filter(number -> number % 2 == 1)
                .mapToObj(number -> plots.get(number).threads())
                .distinct()
                .count();

        assertEquals(21, pairs);
    }

    @Test
    void most_calls_of_the_others_change_something() {
        List<Call> calls = LongStream.rangeClosed(1, 200)
                .filter(number -> number % 2 == 0)
                .mapToObj(plots::get)
                .flatMap(plot -> plot.threads().stream().flatMap(List::stream))
                .toList();
        long changing = calls.stream()
                .filter(call -> Objects.equals(call.method().getReturnType(), void.class))
                .count();

        assertTrue(changing * 2 > calls.size(), changing + " of " + calls.size());
    }

    @Test
    void the_same_number_is_the_same_plot() {
        assertEquals(plots.get(8), plots.get(8));
    }
}

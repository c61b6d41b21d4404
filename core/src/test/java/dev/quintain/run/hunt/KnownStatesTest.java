package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.engine.StopSignal;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.JavaType;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class KnownStatesTest {
    private static final List<String> CART = List.of("shop.Cart");
    private static final Duration LONG = Duration.ofDays(1);
    private static final StopSignal GO_ON = new StopSignal();

    private final KnownStates states = new KnownStates();

    @Test
    void each_state_has_its_part_however_many_ways_there_are_into_the_first() {
        states.add("shop.Cart", List.of(sequences("Empty", 300), sequences("Full", 300), sequences("Paid", 1)));

        List<Sequence> known = states.of(CART, LONG, GO_ON);

        assertEquals(
                List.of("Empty", "Full", "Paid"),
                known.stream().map(KnownStatesTest::state).distinct().toList());
        assertEquals(33, known.size());
    }

    @Test
    void classes_without_states_have_none() {
        states.add("shop.Cart", List.of());

        assertEquals(List.of(), states.of(List.of("shop.Cart", "shop.Till"), LONG, GO_ON));
    }

    @Test
    void who_needs_states_that_are_looked_for_just_now_waits_for_them() {
        states.begin(CART);
        CompletableFuture<List<Sequence>> known = CompletableFuture.supplyAsync(() -> states.of(CART, LONG, GO_ON));
        states.add("shop.Cart", List.of(sequences("Empty", 1)));

        assertEquals(1, known.join().size());
    }

    @Test
    void nobody_waits_for_what_will_not_come() {
        var stop = new StopSignal();
        stop.stop();

        states.begin(CART);
        assertEquals(List.of(), states.of(CART, LONG, stop));
        assertEquals(List.of(), states.of(CART, Duration.ZERO, GO_ON));
        assertEquals(List.of(), states.of(List.of("shop.Till"), LONG, GO_ON));
        states.end(CART);
        assertEquals(List.of(), states.of(CART, LONG, GO_ON));
    }

    private static List<Sequence> sequences(String state, int number) {
        var named = new Sequence(List.of(new Value(new Literal.Null(new JavaType(state)))));
        return IntStream.range(0, number).mapToObj(i -> named).toList();
    }

    private static String state(Sequence sequence) {
        return sequence.steps().get(0).type().name();
    }
}

package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.finding.Finding;
import dev.quintain.finding.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class YieldsTest {
    private final Finding fault = Samples.finding("crash", Rule.EQUALS, "", "a.equals(b)", "shop.Cart", "equals", 3);

    @Test
    void only_what_nobody_found_before_counts() {
        var yields = new Yields(
                List.of(Samples.result("crash-1", "crash", fault), Samples.result("crash-2", "crash", fault)));

        assertEquals(1, yields.of("crash-1"));
        assertEquals(0, yields.of("crash-2"));
    }

    @Test
    void who_came_to_nothing_at_all_gets_another_turn() {
        assertEquals(1, new Yields(List.of(Samples.result("crash-1", "crash", Map.of("tests", 0L)))).of("crash-1"));
    }
}

package dev.quintain.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ProbesTest {
    @BeforeEach
    @AfterEach
    void forget() {
        Probes.listen(false);
        Probes.forget();
        Probes.clearClock();
    }

    @Test
    void a_probe_counts_the_first_time_only() {
        Probes.hit(7);
        Probes.hit(3);
        Probes.hit(7);

        assertEquals(2, Probes.fresh());
        assertArrayEquals(new int[] {7, 3}, Probes.freshSince(0));
    }

    @Test
    void what_was_covered_since_a_mark_is_told_in_order() {
        Probes.hit(5);
        int mark = Probes.fresh();
        Probes.hit(100_000);
        Probes.hit(5);
        Probes.hit(1);

        assertArrayEquals(new int[] {100_000, 1}, Probes.freshSince(mark));
        assertArrayEquals(new int[] {}, Probes.freshSince(Probes.fresh()));
    }

    @Test
    void what_is_forgotten_counts_again() {
        Probes.hit(2);
        Probes.forget();

        assertEquals(0, Probes.fresh());
        Probes.hit(2);
        assertArrayEquals(new int[] {2}, Probes.freshSince(0));
    }

    @Test
    void a_condition_hits_its_number_if_it_fails_and_the_next_if_it_holds() {
        Probes.isZero(1, 0);
        Probes.isZero(0, 2);
        Probes.isNegative(0, 4);
        Probes.isNegative(-1, 6);
        Probes.isPositive(0, 8);
        Probes.isPositive(1, 10);
        Probes.isNull("", 12);
        Probes.isNull(null, 14);
        Probes.isSame("a", "b", 16);
        Probes.isSame("a", "a", 18);
        Probes.isEqual(2, 3, 20);
        Probes.isEqual(3, 3, 22);
        Probes.isLess(3, 3, 24);
        Probes.isLess(2, 3, 26);
        Probes.isGreater(3, 3, 28);
        Probes.isGreater(3, 2, 30);

        assertArrayEquals(new int[] {0, 3, 4, 7, 8, 11, 12, 15, 16, 19, 20, 23, 24, 27, 28, 31}, Probes.freshSince(0));
    }

    @Test
    void nothing_is_noted_unless_somebody_listens() {
        compareAll();

        assertEquals(List.of(), Probes.comparisons());
    }

    @Test
    void values_that_differ_are_noted_once() {
        Probes.listen(true);
        compareAll();
        compareAll();

        assertEquals(
                List.of(
                        new Comparison(3, 4),
                        new Comparison(5, 4),
                        new Comparison(0, 7),
                        new Comparison(1L, 2L),
                        new Comparison(1f, 2f),
                        new Comparison(1d, 2d),
                        new Comparison("a", "b")),
                Probes.comparisons());
    }

    private static void compareAll() {
        Probes.isEqual(3, 4, 0);
        Probes.isLess(5, 4, 2);
        Probes.isGreater(0, 7, 4);
        Probes.compared(1L, 2L);
        Probes.compared(1f, 2f);
        Probes.compared(1d, 2d);
        Probes.compared("a", "b");
    }

    @Test
    void values_that_teach_nothing_are_not_noted() {
        Probes.listen(true);
        Probes.isEqual(4, 4, 0);
        Probes.isLess(-1, 1, 2);
        Probes.compared(2L, 2L);
        Probes.compared(Float.NaN, Float.NaN);
        Probes.compared(2d, 2d);
        Probes.compared("a", "a");
        Probes.compared("a", null);
        Probes.compared(null, "a");
        Probes.compared("a", List.of("b"));

        assertEquals(List.of(), Probes.comparisons());
    }

    @Test
    void a_loop_does_not_fill_the_log() {
        Probes.listen(true);
        for (int i = 0; i < 1000; i++) {
            Probes.isLess(i, 1000, 0);
        }
        Probes.isEqual(42, 43, 2);

        List<Comparison> noted = Probes.comparisons();
        assertEquals(17, noted.size());
        assertEquals(new Comparison(42, 43), noted.get(16));
    }

    @Test
    void the_log_is_bounded() {
        Probes.listen(true);
        for (long i = 0; i < 1000; i++) {
            Probes.compared(i, -1L);
        }

        assertEquals(256, Probes.comparisons().size());
    }

    @Test
    void listening_changes_nothing_about_what_is_covered() {
        Probes.hit(1);
        Probes.listen(true);
        Probes.hit(1);
        Probes.isEqual(5, 6, 2);
        Probes.hit(70_000);
        Probes.listen(false);
        Probes.isEqual(5, 6, 2);

        assertArrayEquals(new int[] {1, 2, 70_000}, Probes.freshSince(0));
        assertEquals(List.of(), Probes.comparisons());
    }

    @Test
    void the_clock_is_remembered_until_it_is_cleared() {
        assertFalse(Probes.clockRead());
        Probes.clock();
        assertTrue(Probes.clockRead());
        Probes.clearClock();
        assertFalse(Probes.clockRead());
    }
}

package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.engine.generate.Coverage;
import dev.quintain.engine.generate.Coverage.Reached;
import dev.quintain.finding.Finding;
import dev.quintain.finding.HuntSummary.CoveragePoint;
import dev.quintain.finding.Rule;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
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

    @Test
    void who_still_reached_more_in_the_last_third_gets_another_turn() {
        assertEquals(1, worthOf(1, 2, 3, 4, 5, 6));
        assertEquals(0, worthOf(1, 2, 5, 6, 6, 6));
    }

    /** Of one whose coverage grew so. */
    private static double worthOf(long... taken) {
        return new Yields(List.of(covering("generate-1", Map.of(), taken))).of("generate-1");
    }

    private static List<CoveragePoint> growth(long... taken) {
        return LongStream.of(taken)
                .mapToObj(branches -> new CoveragePoint(branches, branches))
                .toList();
    }

    @Test
    void who_had_too_little_time_for_all_schedules_gets_another_turn() {
        JobResult result =
                Samples.result("interleave-1", "interleave", Map.of("classes", 2L, InterleaveJob.UNFINISHED, 1L));

        assertEquals(1, new Yields(List.of(result)).of("interleave-1"));
    }

    @Test
    void a_class_in_which_nothing_new_was_found_has_no_further_turn() {
        var yields = new Yields(
                List.of(Samples.result("crash-1", "crash", fault), Samples.result("crash-2", "crash", fault)));

        assertEquals(List.of("shop.Cart"), yields.of("crash-1", List.of("shop.Cart", "shop.Item")));
        assertEquals(List.of(), yields.of("crash-2", List.of("shop.Cart", "shop.Item")));
    }

    @Test
    void what_was_found_in_a_nested_class_counts_for_the_one_around_it() {
        Finding nested = Samples.finding("crash", Rule.EQUALS, "", "a.equals(b)", "shop.Cart$Row", "equals", 3);

        assertEquals(
                List.of("shop.Cart"),
                new Yields(List.of(Samples.result("crash-1", "crash", nested))).of("crash-1", List.of("shop.Cart")));
    }

    @Test
    void a_class_of_which_more_was_covered_has_a_further_turn_as_long_as_coverage_grows() {
        List<String> classes = List.of("shop.Cart", "shop.Item");
        JobResult first = covering("generate-1", Map.of("shop.Cart", 3, "shop.Item", 2), 1, 2, 3, 4);
        JobResult second = covering("generate-1-2", Map.of("shop.Cart", 3, "shop.Item", 5), 1, 2, 3, 4);
        JobResult flat = covering("generate-1-3", Map.of("shop.Cart", 7, "shop.Item", 7), 4, 4, 4, 4);
        var yields = new Yields(List.of(first, second, flat));

        assertEquals(classes, yields.of("generate-1", classes));
        assertEquals(List.of("shop.Item"), yields.of("generate-1-2", classes));
        assertEquals(List.of(), yields.of("generate-1-3", classes));
    }

    /**
     * A job.
     *
     * @param branches how many it took of each class
     * @param taken how many of all as time went by
     */
    private static JobResult covering(String job, Map<String, Integer> branches, long... taken) {
        Map<String, Reached> classes = new HashMap<>();
        branches.forEach((name, count) -> {
            var bits = new BitSet();
            bits.set(0, count);
            classes.put(name, new Reached(bits, 10));
        });
        return JobResult.of(new Samples.Idle(job, "generate", 1))
                .counted(Map.of("sequences", 7L))
                .covered(new Coverage(classes), growth(taken))
                .build();
    }

    @Test
    void what_an_engine_found_in_a_class_is_known() {
        var yields = new Yields(List.of(Samples.result("crash-1", "crash", fault)));

        assertTrue(yields.hasAny("crash", "shop.Cart"));
        assertFalse(yields.hasAny("interleave", "shop.Cart"));
        assertFalse(yields.hasAny("crash", "shop.Item"));
    }
}

package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.engine.generate.Coverage;
import dev.quintain.finding.Finding;
import dev.quintain.finding.HuntSummary.CoveragePoint;
import dev.quintain.finding.Rule;
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
        List<CoveragePoint> growth = LongStream.of(taken)
                .mapToObj(branches -> new CoveragePoint(branches, branches))
                .toList();
        JobResult result = JobResult.of(new Samples.Idle("generate-1", "generate", 1))
                .counted(Map.of("sequences", 7L))
                .covered(Coverage.NONE, growth)
                .build();
        return new Yields(List.of(result)).of("generate-1");
    }

    @Test
    void who_had_too_little_time_for_all_schedules_gets_another_turn() {
        JobResult result =
                Samples.result("interleave-1", "interleave", Map.of("classes", 2L, InterleaveJob.UNFINISHED, 1L));

        assertEquals(1, new Yields(List.of(result)).of("interleave-1"));
    }

    @Test
    void what_an_engine_found_in_a_class_is_known() {
        var yields = new Yields(List.of(Samples.result("crash-1", "crash", fault)));

        assertTrue(yields.hasAny("crash", "shop.Cart"));
        assertFalse(yields.hasAny("interleave", "shop.Cart"));
        assertFalse(yields.hasAny("crash", "shop.Item"));
    }
}

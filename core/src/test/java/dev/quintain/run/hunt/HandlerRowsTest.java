package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.bytecode.CallSite;
import dev.quintain.bytecode.CallSite.Way;
import dev.quintain.engine.inject.Attempt;
import dev.quintain.engine.inject.InjectResult;
import dev.quintain.engine.inject.Outcome;
import dev.quintain.engine.inject.Pair;
import dev.quintain.engine.inject.Runs;
import dev.quintain.engine.inject.Verdict;
import dev.quintain.finding.HuntSummary.HandlerRow;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HandlerRowsTest {
    @Test
    void classes_with_the_most_ways_come_first_and_those_within_them_count_for_them() {
        List<Pair> byTests = List.of(pair("shop.Cart", 1));
        List<Pair> open = List.of(pair("shop.Cart$1", 2), pair("shop.Till", 3));
        List<Attempt> attempts = List.of(
                attempt(pair("shop.Cart", 4), true),
                attempt(pair("shop.Till", 3), false),
                // Not repeatable.
                attempt(pair("shop.Cart$1", 2), true));

        assertEquals(
                List.of(new HandlerRow("shop.Cart", 1, 2, 3), new HandlerRow("shop.Till", 0, 0, 1)),
                new HandlerRows(result(byTests, open, attempts), Set.of("shop.Cart")).all());
    }

    private static Pair pair(String className, int site) {
        var way = new Way("java.io.IOException", 1, false);
        return new Pair(
                new CallSite(site, className, "run()V", 3, "", "lib.Disk", "read", "()I", false, false, List.of(way)),
                way);
    }

    private static Attempt attempt(Pair pair, boolean reached) {
        var verdict = new Verdict(Outcome.HANDLED, "", List.of(), List.of());
        return new Attempt(pair, "test", "id", List.of(), reached, verdict, true);
    }

    private static InjectResult result(List<Pair> byTests, List<Pair> open, List<Attempt> attempts) {
        return new InjectResult(
                List.of(),
                List.of(),
                attempts,
                byTests,
                open,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                new Runs(0, 0, 0, 0, 0, 0),
                0,
                Optional.empty());
    }
}

package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.Rank;
import dev.quintain.finding.RankedFinding;
import dev.quintain.finding.Rule;
import dev.quintain.finding.RunSummary.Standing;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class HuntOutcomeTest {
    @Test
    void only_what_is_new_and_of_the_rank_asked_for_is_news() {
        assertTrue(outcome(null).hasNews(Rank.LOW));
        assertTrue(outcome(Standing.NEW).hasNews(Rank.MEDIUM));
        assertFalse(outcome(Standing.NEW).hasNews(Rank.HIGH));
        assertFalse(outcome(Standing.KNOWN).hasNews(Rank.LOW));
    }

    /** With one finding of medium rank. */
    private static HuntOutcome outcome(@Nullable Standing standing) {
        var finding = new RankedFinding(
                Samples.finding("crash", Rule.DOES_NOT_END, "", "new Pager(1, 0).pages()", "shop.Pager", "pages", 3),
                "shop.Pager",
                "aaaa",
                Rank.MEDIUM,
                "it does not end",
                List.of("crash"),
                List.of(),
                1,
                null,
                null,
                "",
                List.of(),
                standing);
        var summary = new HuntSummary(
                "shop",
                "quintain hunt shop",
                1,
                List.of(finding),
                List.of(),
                List.of(),
                List.of(),
                null,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                true,
                1,
                1);
        return new HuntOutcome(summary, Path.of("report.html"), List.of());
    }
}

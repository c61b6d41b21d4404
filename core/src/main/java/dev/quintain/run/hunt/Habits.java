package dev.quintain.run.hunt;

import dev.quintain.finding.Finding;
import dev.quintain.finding.Rank;
import dev.quintain.finding.Rule;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What many methods of a package do alike is its way, and hardly a fault of each: to work on arrays as they are, however short,
 * as arithmetic does that has been tuned.
 */
final class Habits {
    private static final long MANY = 6;

    private final Map<String, Long> byPackage;

    Habits(List<Finding> findings) {
        byPackage = findings.stream()
                .filter(Habits::isOfShortArray)
                .collect(Collectors.groupingBy(Habits::packageOf, Collectors.counting()));
    }

    /** As it is ranked by itself, unless its neighbours are just like it. */
    Ranking rank(Finding finding) {
        Ranking alone = Ranking.of(finding);
        boolean usual = isOfShortArray(finding) && byPackage.getOrDefault(packageOf(finding), 0L) >= MANY;
        return usual ? alone.atMost(Rank.MEDIUM, "many methods of its package take arrays as they are") : alone;
    }

    private static boolean isOfShortArray(Finding finding) {
        return finding.rule() == Rule.LANGUAGE_EXCEPTION
                && finding.thrown().type().equals("java.lang.ArrayIndexOutOfBoundsException")
                && finding.operation().contains("[]")
                && Ranking.of(finding).rank() == Rank.HIGH;
    }

    private static String packageOf(Finding finding) {
        return finding.className().substring(0, Math.max(0, finding.className().lastIndexOf('.')));
    }
}

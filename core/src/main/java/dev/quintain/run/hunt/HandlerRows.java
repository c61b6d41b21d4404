package dev.quintain.run.hunt;

import dev.quintain.engine.inject.Attempt;
import dev.quintain.engine.inject.InjectResult;
import dev.quintain.engine.inject.Pair;
import dev.quintain.finding.HuntSummary.HandlerRow;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tells for each class which ways into its handlers were gone, by the suite alone and with calls that fail. */
final class HandlerRows {
    private final Set<String> classes;
    private final Map<String, Long> before;
    private final Map<String, Long> after;
    private final Map<String, Long> open;

    /**
     * @param classes those that are hunted
     */
    HandlerRows(InjectResult result, Set<String> classes) {
        this.classes = classes;
        Set<Pair> gone = new HashSet<>(result.byTests());
        result.attempts().stream().filter(Attempt::reached).map(Attempt::pair).forEach(gone::add);
        // What a test reached that is not repeatable does not count.
        result.open().forEach(gone::remove);
        this.before = byClass(result.byTests());
        this.after = byClass(gone);
        this.open = byClass(result.open());
    }

    private Map<String, Long> byClass(Collection<Pair> pairs) {
        return pairs.stream()
                .map(pair -> pair.site().className())
                .collect(Collectors.groupingBy(
                        name -> HuntTarget.hunted(name, classes).orElse(name), Collectors.counting()));
    }

    /** Those with the most come first. */
    List<HandlerRow> all() {
        return Stream.of(after, open)
                .flatMap(each -> each.keySet().stream())
                .distinct()
                .map(this::row)
                .sorted(Comparator.comparing((HandlerRow row) -> -row.all()).thenComparing(HandlerRow::className))
                .toList();
    }

    private HandlerRow row(String name) {
        int gone = number(after, name);
        return new HandlerRow(name, number(before, name), gone, gone + number(open, name));
    }

    private static int number(Map<String, Long> of, String name) {
        return Math.toIntExact(of.getOrDefault(name, 0L));
    }
}

package dev.quintain.run.inject;

import dev.quintain.engine.inject.Counts;
import dev.quintain.engine.inject.InjectResult;
import java.util.List;
import java.util.Locale;

/** A run as a row of table 1 of Artho, Biere and Honiden 2007. */
final class Table1 {
    private static final String HEADING =
            "tests  time [s]  with inject [s]  executed calls  unexecuted catches  before  after  faults";

    private Table1() {}

    /**
     * The heading and the row.
     *
     * @param seconds how long all of it took
     */
    static List<String> lines(InjectResult result, double seconds) {
        Counts first = result.rounds().get(0);
        Counts last = result.rounds().get(result.rounds().size() - 1);
        long pairs = last.covered() + (long) result.open().size();
        long firstPairs = result.byTests().size() + (long) first.uncovered();
        String row = String.format(
                Locale.ROOT,
                "%5d  %8.1f  %15.1f  %14d  %18d  %6s  %5s  %6d",
                result.tests().size(),
                result.suiteNanos() / 1e9,
                seconds,
                first.executed(),
                first.uncovered(),
                share(result.byTests().size(), firstPairs),
                share(last.covered(), pairs),
                result.faults().size());
        return List.of(HEADING, row);
    }

    /** Rounded, but all only if it is all. */
    private static String share(long part, long whole) {
        long rounded = whole == 0 ? 0 : Math.round(100.0 * part / whole);
        return (part < whole ? Math.min(99, rounded) : rounded) + " %";
    }
}

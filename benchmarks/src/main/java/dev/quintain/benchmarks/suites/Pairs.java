package dev.quintain.benchmarks.suites;

import dev.quintain.benchmarks.suites.SuiteJvm.Run;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.DoubleStream;

/**
 * A suite plain and with its calls recorded, several times. Runs of the same kind differ by more than what is asked for, and
 * slow minutes of the machine hit both runs of a pair: so ratios are taken within pairs, and what counts is their median.
 */
record Pairs(List<Pair> pairs) {
    private record Pair(Run plain, Run recorded) {
        double ratio(ToLongFunction<Run> figure) {
            return (double) figure.applyAsLong(recorded) / figure.applyAsLong(plain);
        }
    }

    /** Runs them one right after the other, each kind in turns the first. */
    static Pairs of(RealSuite suite, int count) throws IOException, InterruptedException {
        var pairs = new ArrayList<Pair>();
        for (int pair = 0; pair < count; pair++) {
            pairs.add(pair % 2 == 0 ? plainFirst(suite) : plainLast(suite));
        }
        return new Pairs(pairs);
    }

    private static Pair plainFirst(RealSuite suite) throws IOException, InterruptedException {
        Run plain = SuiteJvm.plain(suite);
        return new Pair(plain, SuiteJvm.recording(suite));
    }

    private static Pair plainLast(RealSuite suite) throws IOException, InterruptedException {
        Run recorded = SuiteJvm.recording(suite);
        return new Pair(SuiteJvm.plain(suite), recorded);
    }

    int count() {
        return pairs.size();
    }

    /** How many times as much the recorded run takes. */
    double median(ToLongFunction<Run> figure) {
        return ratios(figure).skip(pairs.size() / 2).findFirst().orElseThrow();
    }

    /** Between which ratios the median was found. */
    String range(ToLongFunction<Run> figure) {
        double[] ratios = ratios(figure).toArray();
        return String.format(Locale.ROOT, "%.2f to %.2f", ratios[0], ratios[ratios.length - 1]);
    }

    private DoubleStream ratios(ToLongFunction<Run> figure) {
        return pairs.stream().mapToDouble(pair -> pair.ratio(figure)).sorted();
    }

    Run bestPlain() {
        return best(Pair::plain);
    }

    Run bestRecorded() {
        return best(Pair::recorded);
    }

    private Run best(Function<Pair, Run> kind) {
        return pairs.stream()
                .map(kind)
                .min(Comparator.comparingLong(Run::cpuMillis))
                .orElseThrow();
    }
}

package dev.quintain.benchmarks.suites;

import dev.quintain.benchmarks.suites.SuiteJvm.Run;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToLongFunction;
import java.util.stream.DoubleStream;

/**
 * A suite in each way, several times in turns. Runs of the same kind differ by more than what is asked for, and slow
 * minutes of the machine hit all runs of a turn: so ratios are taken within turns, and what counts is their median.
 */
record Turns(List<Map<Way, Run>> turns) {
    /** How a suite is run. */
    enum Way {
        PLAIN {
            @Override
            Run run(RealSuite suite) throws IOException, InterruptedException {
                return SuiteJvm.plain(suite);
            }
        },
        RECORDED {
            @Override
            Run run(RealSuite suite) throws IOException, InterruptedException {
                return SuiteJvm.recording(suite);
            }
        },
        BY_INJECT {
            @Override
            Run run(RealSuite suite) throws IOException, InterruptedException {
                return FirstRun.of(suite);
            }
        };

        abstract Run run(RealSuite suite) throws IOException, InterruptedException;
    }

    /** Runs them one right after the other, each way in turns the first. */
    static Turns of(RealSuite suite, int count) throws IOException, InterruptedException {
        List<Way> ways = List.of(Way.values());
        var turns = new ArrayList<Map<Way, Run>>();
        for (int turn = 0; turn < count; turn++) {
            var runs = new EnumMap<Way, Run>(Way.class);
            for (int place = 0; place < ways.size(); place++) {
                Way way = ways.get((turn + place) % ways.size());
                runs.put(way, way.run(suite));
            }
            turns.add(runs);
        }
        return new Turns(turns);
    }

    int count() {
        return turns.size();
    }

    /** How many times as much as a plain run one of that kind takes. */
    double median(Way way, ToLongFunction<Run> figure) {
        return ratios(way, figure).skip(turns.size() / 2).findFirst().orElseThrow();
    }

    /** Between which ratios the median was found. */
    String range(Way way, ToLongFunction<Run> figure) {
        double[] ratios = ratios(way, figure).toArray();
        return String.format(Locale.ROOT, "%.2f to %.2f", ratios[0], ratios[ratios.length - 1]);
    }

    private DoubleStream ratios(Way way, ToLongFunction<Run> figure) {
        return turns.stream()
                .mapToDouble(
                        runs -> (double) figure.applyAsLong(run(runs, way)) / figure.applyAsLong(run(runs, Way.PLAIN)))
                .sorted();
    }

    Run best(Way way) {
        return turns.stream()
                .map(runs -> run(runs, way))
                .min(Comparator.comparingLong(Run::cpuMillis))
                .orElseThrow();
    }

    private static Run run(Map<Way, Run> runs, Way way) {
        return Objects.requireNonNull(runs.get(way));
    }
}

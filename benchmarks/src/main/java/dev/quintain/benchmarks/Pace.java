package dev.quintain.benchmarks;

import dev.quintain.engine.Progress;
import java.util.ArrayList;
import java.util.List;

/**
 * How fast a worker is once it runs: the slope between a moment when part of its tests is done and the end. So neither
 * its start nor most of the JIT compiler's work counts.
 */
final class Pace implements Progress.Listener {
    /** The share of the tests for warming up. */
    private static final double WARM_UP = 0.4;

    private final List<Sample> samples = new ArrayList<>();

    private record Sample(long tests, long nanos, long cpuNanos) {}

    /**
     * What a test costs.
     *
     * @param nanos by the clock, with all that other processes take away
     * @param cpuNanos processor time of the worker: what it would take on an idle core
     */
    record Cost(double nanos, double cpuNanos) {
        Cost best(Cost other) {
            return new Cost(Math.min(nanos, other.nanos), Math.min(cpuNanos, other.cpuNanos));
        }

        double perSecond() {
            return 1e9 / nanos;
        }

        double perCpuSecond() {
            return 1e9 / cpuNanos;
        }
    }

    static Cost of(Workload workload) {
        var pace = new Pace();
        workload.run(pace);
        return pace.cost();
    }

    @Override
    public void update(Progress progress) {
        // Later it confirms what it found, with other workers.
        if (!progress.activity().equals("testing")) {
            return;
        }
        samples.add(new Sample(
                progress.tests(),
                System.nanoTime(),
                WorkerProcess.find().orElseThrow().cpuNanos()));
    }

    private Cost cost() {
        Sample last = samples.get(samples.size() - 1);
        Sample first = samples.stream()
                .filter(sample -> sample.tests() >= WARM_UP * last.tests())
                .findFirst()
                .orElse(last);
        double count = last.tests() - first.tests();
        if (count < last.tests() / 4.0) {
            throw new IllegalStateException("too few moments to tell how fast it was: " + samples);
        }
        return new Cost((last.nanos() - first.nanos()) / count, (last.cpuNanos() - first.cpuNanos()) / count);
    }
}

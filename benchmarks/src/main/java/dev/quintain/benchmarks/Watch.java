package dev.quintain.benchmarks;

import dev.quintain.engine.Progress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks on while sequences are generated: how many there are, what processor time the worker took for them, and what it
 * holds on to. A run may wear out several workers, one after the other.
 */
final class Watch implements Progress.Listener {
    private static final int STRETCHES = 10;
    /** What a worker does first is mostly to be compiled. */
    private static final Duration WARM_UP = Duration.ofSeconds(3);

    private final long nanosOfStretch;
    private final long begun = System.nanoTime();
    private final List<Stretch> stretches = new ArrayList<>();
    private Sample first = new Sample(0, 0, 0, 0);
    private Sample last = first;
    private Stretch stretch = Stretch.EMPTY;

    Watch(Duration time) {
        this.nanosOfStretch = time.toNanos() / STRETCHES;
    }

    private record Sample(long pid, long nanos, long sequences, long cpuNanos) {}

    /**
     * Part of a run.
     *
     * @param liveBytes what was on the heap of the worker at its end, after a full collection
     */
    record Stretch(long sequences, long nanos, long cpuNanos, long untilSeconds, long liveBytes) {
        private static final Stretch EMPTY = new Stretch(0, 0, 0, 0, 0);

        double perSecond() {
            return sequences * 1e9 / nanos;
        }

        double perCpuSecond() {
            return sequences * 1e9 / cpuNanos;
        }

        private Stretch plus(Sample from, Sample to) {
            return new Stretch(
                    sequences + to.sequences() - from.sequences(),
                    nanos + to.nanos() - from.nanos(),
                    cpuNanos + to.cpuNanos() - from.cpuNanos(),
                    0,
                    0);
        }

        private Stretch plus(Stretch other) {
            return new Stretch(sequences + other.sequences, nanos + other.nanos, cpuNanos + other.cpuNanos, 0, 0);
        }

        private Stretch until(long seconds, long bytes) {
            return new Stretch(sequences, nanos, cpuNanos, seconds, bytes);
        }
    }

    @Override
    public synchronized void update(Progress progress) {
        if (progress.activity().equals("generating")) {
            WorkerProcess.find().ifPresent(worker -> update(progress, worker));
        }
    }

    private void update(Progress progress, WorkerProcess worker) {
        Sample now = sample(progress, worker);
        if (now.pid() != first.pid()) {
            first = now;
        } else if (now.nanos() - first.nanos() > WARM_UP.toNanos()) {
            stretch = stretch.plus(last, now);
            look(worker, now);
        }
        // What it takes to look into a worker does not count.
        last = sample(progress, worker);
    }

    private Sample sample(Progress progress, WorkerProcess worker) {
        return new Sample(worker.handle().pid(), System.nanoTime() - begun, progress.tests(), worker.cpuNanos());
    }

    private void look(WorkerProcess worker, Sample now) {
        if (now.nanos() > (stretches.size() + 1) * nanosOfStretch) {
            stretches.add(stretch.until(Duration.ofNanos(now.nanos()).toSeconds(), worker.liveBytes()));
            stretch = Stretch.EMPTY;
        }
    }

    Stretch whole() {
        return stretches.stream().reduce(stretch, Stretch::plus);
    }

    List<Stretch> stretches() {
        return stretches;
    }
}

package dev.quintain.benchmarks;

import dev.quintain.engine.Progress;
import java.util.ArrayList;
import java.util.List;

/** What a worker holds on to, looked at now and then while it runs its tests. */
final class Memory implements Progress.Listener {
    private final long every;
    private final List<Sample> samples = new ArrayList<>();

    /** What was in use when so many tests had been run. */
    record Sample(long tests, long liveBytes, long metaspaceBytes) {}

    private Memory(long every) {
        this.every = every;
    }

    /** The samples of a run, about so many tests apart: the first soon after its beginning, the last at its end. */
    static List<Sample> of(Workload workload, long every) {
        var memory = new Memory(every);
        workload.run(memory);
        return List.copyOf(memory.samples);
    }

    @Override
    public void update(Progress progress) {
        long last = samples.isEmpty() ? -every : samples.get(samples.size() - 1).tests();
        boolean isDue = progress.tests() - last >= every || progress.tests() == progress.planned();
        if (progress.tests() > 0 && isDue) {
            WorkerProcess worker = WorkerProcess.find().orElseThrow();
            samples.add(new Sample(progress.tests(), worker.liveBytes(), worker.metaspaceBytes()));
        }
    }
}

package dev.quintain.benchmarks;

import dev.quintain.benchmarks.Benchmarks.Part;
import dev.quintain.engine.Progress;
import dev.quintain.engine.walk.Observation;
import dev.quintain.engine.walk.StateSpace;
import dev.quintain.engine.walk.WalkListener;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How fast a class is walked, how deep one gets, and what is held on to meanwhile. */
final class WalkCosts implements Part {
    private static final int DEPTH = 8;
    private static final Duration A_WHILE = Duration.ofSeconds(10);
    private static final long SEQUENCES_BETWEEN_LOOKS = 100_000;
    private static final double MEGABYTE = 1 << 20;

    @Override
    public void measure(Sheet sheet) {
        sheet.begin("Walking all protocols of BoundedStack");
        for (int workers : new int[] {1, 2}) {
            sheet.note(
                    "sequences per second to depth 8, " + workers + " worker" + (workers > 1 ? "s" : "")
                            + ", by the clock / of processor time of all processes",
                    rate(workers));
        }
        for (int workers : new int[] {1, 2}) {
            sheet.note("in 10 s with " + workers + " worker" + (workers > 1 ? "s" : ""), reached(workers));
        }
        for (int depth : new int[] {6, DEPTH}) {
            sheet.note("live near the end of depth " + depth, live(depth));
        }
    }

    /** The slope between the moment when 40 % of the sequences are done and the end. */
    private static String rate(int workers) {
        var samples = new ArrayList<Sample>();
        new WalkLoad(DEPTH, workers, Optional.empty())
                .run(new Lengths(), progress -> samples.add(Sample.of(progress.tests())));
        Sample last = samples.get(samples.size() - 1);
        Sample first = samples.stream()
                .filter(sample -> sample.sequences() >= 0.4 * last.sequences())
                .findFirst()
                .orElseThrow();
        double count = last.sequences() - first.sequences();
        return perSecond(count, last.nanos() - first.nanos()) + " / "
                + perSecond(count, last.cpuNanos() - first.cpuNanos());
    }

    private static String perSecond(double count, long nanos) {
        return Sheet.text(1e9 * count / nanos, "");
    }

    private static String reached(int workers) {
        var lengths = new Lengths();
        long sequences = new WalkLoad(DEPTH * 2, workers, Optional.of(A_WHILE))
                .run(lengths, progress -> {})
                .executed();
        return String.format(Locale.ROOT, "depth %d completed, %,d sequences in all", lengths.last - 1, sequences);
    }

    /** What parent and worker hold on to shortly before the end, when the walk knows most. */
    private static String live(int depth) {
        var last = new String[1];
        var next = new long[1];
        var lengths = new Lengths();
        new WalkLoad(depth, 1, Optional.empty()).run(lengths, progress -> {
            if (lengths.last == depth && progress.tests() >= next[0]) {
                last[0] = memory(progress);
                next[0] = progress.tests() + SEQUENCES_BETWEEN_LOOKS;
            }
        });
        return last[0];
    }

    private static String memory(Progress progress) {
        double worker = WorkerProcess.find().orElseThrow().liveBytes() / MEGABYTE;
        double parent = new WorkerProcess(ProcessHandle.current()).liveBytes() / MEGABYTE;
        return String.format(
                Locale.ROOT, "%.2f MB parent, %.2f MB worker, %,d sequences", parent, worker, progress.tests());
    }

    /** A moment, and the processor time used until then. */
    private record Sample(long sequences, long nanos, long cpuNanos) {
        static Sample of(long sequences) {
            Stream<ProcessHandle> all = Stream.concat(
                    Stream.of(ProcessHandle.current()), ProcessHandle.current().children());
            List<WorkerProcess> processes = all.map(WorkerProcess::new).toList();
            return new Sample(
                    sequences,
                    System.nanoTime(),
                    processes.stream().mapToLong(WorkerProcess::cpuNanos).sum());
        }
    }

    /** Looks at nothing but which length has begun. */
    private static final class Lengths implements WalkListener {
        private int last;

        @Override
        public void planned(Plan plan) {}

        @Override
        public void found(StateSpace space) {}

        @Override
        public void begin(String state, int length) {
            last = length;
        }

        @Override
        public boolean executed(Observation observation) {
            return true;
        }
    }
}

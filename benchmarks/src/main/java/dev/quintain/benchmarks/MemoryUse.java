package dev.quintain.benchmarks;

import dev.quintain.benchmarks.Benchmarks.Part;
import dev.quintain.benchmarks.Memory.Sample;
import dev.quintain.benchmarks.subjects.TenFields;
import dev.quintain.sandbox.ResetMode;
import java.util.List;

/** Whether many tests in one worker with a small heap leave something behind. */
final class MemoryUse implements Part {
    private static final int HEAP_MEGABYTES = 256;
    private static final int SAMPLES = 10;
    private static final double MEGABYTE = 1 << 20;

    @Override
    public void measure(Sheet sheet) {
        sheet.begin("Memory of one worker with a heap of 256 MB, after a full collection");
        tell(sheet, ResetMode.REINIT, 1_000_000);
        // A square, since tests take two numbers: just above a hundred thousand.
        tell(sheet, ResetMode.LOADER, 317 * 317);
    }

    private static void tell(Sheet sheet, ResetMode mode, long tests) {
        List<Sample> samples = Memory.of(new Workload(TenFields.class, mode, tests, HEAP_MEGABYTES), tests / SAMPLES);
        Sample first = samples.get(0);
        Sample last = samples.get(samples.size() - 1);
        String run = mode.toString().toLowerCase(java.util.Locale.ROOT);
        for (Sample sample : List.of(first, last)) {
            sheet.note(
                    String.format(java.util.Locale.ROOT, "%s, after %,d tests", run, sample.tests()),
                    Sheet.text(sample.liveBytes() / MEGABYTE, " MB heap, ")
                            + Sheet.text(sample.metaspaceBytes() / MEGABYTE, " MB classes"));
        }
        sheet.atMost(run + ", growth of the heap", (last.liveBytes() - first.liveBytes()) / MEGABYTE, 1, " MB");
        double most = samples.stream().mapToLong(Sample::metaspaceBytes).max().orElse(0) / MEGABYTE;
        sheet.note(run + ", most that classes took", Sheet.text(most, " MB"));
    }
}

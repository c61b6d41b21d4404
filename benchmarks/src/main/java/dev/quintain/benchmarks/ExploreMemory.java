package dev.quintain.benchmarks;

import dev.quintain.benchmarks.Benchmarks.Part;
import dev.quintain.benchmarks.ExploreCosts.Totals;
import dev.quintain.runtime.explore.Mode;
import dev.quintain.runtime.explore.Plan.Search;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether a million executions of a scenario with more schedules than that leave something behind in the worker. */
final class ExploreMemory implements Part {
    private static final int EXECUTIONS = 1_000_000;
    private static final Duration BETWEEN = Duration.ofSeconds(5);
    private static final double MEGABYTE = 1 << 20;
    private static final String SCRIPT = """
            #cut m ProducerConsumer
            #top
            import dev.quintain.examples.interleave.*;
            #end
            #begin
                #tick
                    #thread <sender1> #excMonitor m.send("ab"); m.send("c"); #end #end
                    #thread <sender2> #excMonitor m.send("d"); m.send("ef"); #end #end
                    #thread <receiver1> #excMonitor m.receive(); m.receive(); #end #end
                    #thread <receiver2> #excMonitor m.receive(); m.receive(); #end #end
                    #thread <receiver3> #excMonitor m.receive(); m.receive(); #end #end
                #end
            #end
            """;

    /** What was in use, so long after the beginning. */
    private record Sample(long seconds, long liveBytes, long metaspaceBytes) {}

    @Override
    public void measure(Sheet sheet) {
        sheet.begin(
                "Memory of a worker over a million executions of a producer-consumer scenario, after a full collection");
        tell(sheet, Search.AUTO);
        tell(sheet, Search.DEPTH_FIRST);
    }

    private static void tell(Sheet sheet, Search search) {
        var samples = new ArrayList<Sample>();
        var sampler = new Thread(() -> sample(samples), "sampler");
        sampler.start();
        long begun = System.nanoTime();
        Totals totals = run(search);
        double seconds = (System.nanoTime() - begun) / 1e9;
        sampler.interrupt();
        try {
            sampler.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        String how = search.toString().toLowerCase(java.util.Locale.ROOT);
        sheet.note(how + ", executions", Sheet.text((double) totals.executions(), " in ") + Sheet.text(seconds, " s"));
        Sample first = samples.get(0);
        Sample last = samples.get(samples.size() - 1);
        for (Sample sample : List.of(first, last)) {
            sheet.note(
                    how + ", after " + sample.seconds() + " s",
                    Sheet.text(sample.liveBytes() / MEGABYTE, " MB heap, ")
                            + Sheet.text(sample.metaspaceBytes() / MEGABYTE, " MB classes"));
        }
        double most = samples.stream().mapToLong(Sample::liveBytes).max().orElse(0) / MEGABYTE;
        sheet.note(how + ", most that was live", Sheet.text(most, " MB"));
        sheet.atMost(how + ", growth of the heap", (last.liveBytes() - first.liveBytes()) / MEGABYTE, 1, " MB");
    }

    private static Totals run(Search search) {
        try {
            Path script = Files.createTempFile("many", ".conan");
            try {
                return ExploreCosts.run(Files.writeString(script, SCRIPT), Mode.OVERLAP, search, EXECUTIONS);
            } finally {
                Files.delete(script);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void sample(List<Sample> samples) {
        long begun = System.nanoTime();
        try {
            while (true) {
                Thread.sleep(BETWEEN.toMillis());
                Optional<WorkerProcess> worker = WorkerProcess.find();
                if (worker.isPresent()) {
                    long seconds = Duration.ofNanos(System.nanoTime() - begun).toSeconds();
                    samples.add(new Sample(
                            seconds, worker.get().liveBytes(), worker.get().metaspaceBytes()));
                }
            }
        } catch (InterruptedException | IllegalStateException over) {
            // The worker has gone.
        }
    }
}

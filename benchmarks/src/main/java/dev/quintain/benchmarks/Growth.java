package dev.quintain.benchmarks;

import dev.quintain.engine.generate.ExceptionPolicy;
import dev.quintain.engine.generate.GenerateEngine;
import dev.quintain.engine.generate.GenerateOptions;
import dev.quintain.engine.generate.Heuristics;
import dev.quintain.engine.generate.Rehearsal;
import dev.quintain.runtime.Probes;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.Sandbox;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Subject;
import dev.quintain.subject.SubjectFinder;
import dev.quintain.worker.WorkerOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * How coverage grew while sequences were generated for a class. Time is processor time that generation took; what it takes to
 * measure does not count.
 *
 * @param probes how many branches there are
 */
record Growth(Highest branches, Highest combinations, int probes, long sequences) {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final Duration TIME = Duration.ofSeconds(1);
    private static final long STEPS = 1_000_000;
    private static final long ALLOCATION = 256L << 20;

    /** The most that was covered, and when that was reached. */
    record Highest(int count, double seconds) {
        Highest or(int now, long nanos) {
            return now > count ? new Highest(now, nanos / 1e9) : this;
        }
    }

    static Growth of(Class<?> type, Heuristics heuristics, long seed) {
        Path location = Locations.of(type);
        Subject subject = SubjectFinder.find(List.of(type.getName()), ClassPath.of(List.of(location)), false);
        var conditions = new SandboxOptions(List.of(location.toString()), ResetMode.REINIT, STEPS, ALLOCATION, Set.of())
                .withProbes();
        var engine = new GenerateEngine(
                subject, options(heuristics, seed), conditions, WorkerOptions.standard(), 1, System::nanoTime);
        return of(engine, seed, sandbox(conditions));
    }

    private static Growth of(GenerateEngine engine, long seed, Sandbox sandbox) {
        Probes.forget();
        var coverage = new Coverage(sandbox.subject());
        var ran = new ArrayList<Sequence>();
        var rehearsal = new Rehearsal(engine, seed, sandbox, ran::add);
        var growth = new Growth(new Highest(0, 0), new Highest(0, 0), 0, 0);
        long nanos = 0;
        boolean more = true;
        while (more && nanos < TIME.toNanos()) {
            long begun = THREADS.getCurrentThreadCpuTime();
            more = rehearsal.step();
            nanos += THREADS.getCurrentThreadCpuTime() - begun;
            ran.forEach(coverage::add);
            growth = growth.with(coverage, sandbox.probes().size(), ran.size(), nanos);
            ran.clear();
        }
        return growth;
    }

    private Growth with(Coverage coverage, int known, int ran, long nanos) {
        return new Growth(
                branches.or(coverage.branches(), nanos),
                combinations.or(coverage.combinations(), nanos),
                known,
                sequences + ran);
    }

    private static GenerateOptions options(Heuristics heuristics, long seed) {
        return new GenerateOptions(
                seed,
                Optional.of(TIME),
                OptionalLong.empty(),
                OptionalLong.empty(),
                heuristics,
                ExceptionPolicy.PAPER,
                List.of(),
                List.of(),
                GenerateOptions.Keep.NEW);
    }

    private static Sandbox sandbox(SandboxOptions conditions) {
        try {
            return Sandbox.unguarded(conditions, Path.of(""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

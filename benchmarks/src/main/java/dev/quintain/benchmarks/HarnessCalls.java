package dev.quintain.benchmarks;

import dev.quintain.benchmarks.subjects.Trivial;
import dev.quintain.engine.crash.CrashEngine;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.Sandbox;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.SequenceRunner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** The parts of a test's cost, one by one, in a JVM without worker, guard and parent. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class HarnessCalls {
    private static final int TESTS = 1000 * 1000;

    private final CrashEngine engine = new Workload(Trivial.class, ResetMode.REINIT, TESTS).engine();
    private final SequenceRunner runner = new SequenceRunner(openSandbox().subject());
    private final Sequence test = engine.everyTest().findFirst().orElseThrow();
    private int a = 1;

    private static Sandbox openSandbox() {
        String classes = Locations.of(Trivial.class).toString();
        try {
            return Sandbox.unguarded(
                    new SandboxOptions(List.of(classes), ResetMode.REINIT, 1000, 1000, Set.of()), Path.of(""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The call as a compiler makes it. */
    @Benchmark
    public int direct() {
        return Trivial.add(a, a);
    }

    /** The same call as the harness makes it. */
    @Benchmark
    public Object run() {
        return runner.run(test, () -> {});
    }

    /** From a number to a test. */
    @Benchmark
    @OperationsPerInvocation(TESTS)
    public void unrank(Blackhole used) {
        engine.everyTest().forEach(used::consume);
    }
}

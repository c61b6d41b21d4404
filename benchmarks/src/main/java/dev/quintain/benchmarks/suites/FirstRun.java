package dev.quintain.benchmarks.suites;

import dev.quintain.benchmarks.suites.SuiteJvm.Run;
import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.inject.Attempt;
import dev.quintain.engine.inject.Counts;
import dev.quintain.engine.inject.InjectOptions;
import dev.quintain.engine.inject.InjectResult;
import dev.quintain.engine.inject.Listener;
import dev.quintain.engine.inject.TestCase;
import dev.quintain.run.inject.InjectRequest;
import dev.quintain.run.inject.InjectRun;
import dev.quintain.runtime.inject.TestRun.Status;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What {@code inject} does before it injects anything: it runs the suite, and notes which test makes which call, what each
 * leaves open, and how long it takes.
 */
final class FirstRun implements Listener {
    private final StopSignal stop;
    private long cpuMillis;

    private FirstRun(StopSignal stop) {
        this.stop = stop;
    }

    static Run of(RealSuite suite) {
        var stop = new StopSignal();
        var first = new FirstRun(stop);
        InjectResult result = new InjectRun(request(suite)).run(stop, first).result();
        int failed = (int) result.tests().stream()
                .filter(test -> test.first().status() == Status.FAILED)
                .count();
        return new Run(result.tests().size(), failed, result.suiteNanos() / 1_000_000, first.cpuMillis, 0);
    }

    @Override
    public void recorded(List<TestCase> tests, Counts counts) {
        // The JVM of the tests is still there, and our only child.
        cpuMillis = ProcessHandle.current()
                .children()
                .mapToLong(child ->
                        child.info().totalCpuDuration().map(Duration::toMillis).orElseThrow())
                .sum();
        stop.stop();
    }

    @Override
    public void update(Progress progress) {
        // nobody waits for it
    }

    @Override
    public void round(List<Attempt> attempts, Counts counts) {
        throw new IllegalStateException("the run was to end before");
    }

    private static InjectRequest request(RealSuite suite) {
        return new InjectRequest(
                List.of(suite.classes()),
                List.of(suite.tests()),
                suite.classPath(),
                Optional.empty(),
                Path.of(System.getProperty("java.home")),
                suite.jvmArguments(),
                suite.work(),
                false,
                List.of(),
                false,
                false,
                SuiteJvm.USUAL_TESTS,
                suite.exclude(),
                Duration.ofMinutes(10),
                new InjectOptions(false, Map.of()),
                SuiteJvm.TOOL.resolveSibling("inject").toAbsolutePath(),
                Optional.empty(),
                suite.folder().resolve("first"),
                "");
    }
}

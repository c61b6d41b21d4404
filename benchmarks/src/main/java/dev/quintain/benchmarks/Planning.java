package dev.quintain.benchmarks;

import dev.quintain.benchmarks.Benchmarks.Part;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.crash.CrashEngine;
import dev.quintain.engine.crash.CrashOptions;
import dev.quintain.engine.crash.CrashResult.OperationResult;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Subject;
import dev.quintain.subject.SubjectFinder;
import dev.quintain.worker.WorkerOptions;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.DoubleStream;
import org.apache.commons.lang3.StringUtils;

/** The planning of a class that has more tests than can be listed. */
final class Planning implements Part {
    private static final long CASES = 1000;
    private static final int AGAIN = 10;

    private final Path jar = Locations.of(StringUtils.class);

    @Override
    public void measure(Sheet sheet) {
        sheet.begin("Planning StringUtils of commons-lang3 3.14.0 at depth 3");
        String[] seconds = ShortJvm.run(Planning.class).split(" ");
        sheet.atMost(
                "from class files to the first test, all sizes known, by the clock",
                Double.parseDouble(seconds[0]),
                1,
                " s");
        sheet.note("the same in processor time, the start of the JVM included", seconds[1] + " s");
        sheet.atMost("again in the same JVM, classes read, by the clock", Double.parseDouble(seconds[2]), 1, " s");
        sheet.note("the fastest of " + AGAIN + " times", seconds[3] + " s");
        sheet.note("tests in all", "a number of " + space().toString().length() + " digits");
    }

    /**
     * Plans in a JVM that has done nothing else, then again, and prints how many seconds it took: the first time by the
     * clock and the processor, the second time and the fastest by the clock.
     */
    public static void main(String[] args) {
        var planning = new Planning();
        long begun = System.nanoTime();
        Subject subject = planning.subject();
        double clock = planning.seconds(subject, begun);
        double processor = new WorkerProcess(ProcessHandle.current()).cpuNanos() / 1e9;
        double[] again = DoubleStream.generate(() -> planning.seconds(subject, System.nanoTime()))
                .limit(AGAIN)
                .toArray();
        double fastest = DoubleStream.of(again).min().orElseThrow();
        System.out.printf(Locale.ROOT, "%.2f %.2f %.2f %.2f%n", clock, processor, again[0], fastest);
    }

    private double seconds(Subject subject, long begun) {
        if (engine(subject).everyTest().findFirst().isEmpty()) {
            throw new IllegalStateException("nothing was planned");
        }
        return (System.nanoTime() - begun) / 1e9;
    }

    private BigInteger space() {
        return engine(subject()).run(new StopSignal(), progress -> {}).operations().stream()
                .map(OperationResult::space)
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    private Subject subject() {
        return SubjectFinder.find(List.of(StringUtils.class.getName()), ClassPath.of(List.of(jar)), false);
    }

    private CrashEngine engine(Subject subject) {
        var options = new CrashOptions(
                OptionalInt.of(3),
                Optional.empty(),
                OptionalLong.of(CASES),
                1,
                ResetMode.REINIT,
                List.of(),
                true,
                List.of());
        var sandbox = new SandboxOptions(List.of(jar.toString()), ResetMode.REINIT, 1_000_000, 256L << 20, Set.of());
        return new CrashEngine(subject, options, sandbox, WorkerOptions.standard(), 1, System::nanoTime);
    }
}

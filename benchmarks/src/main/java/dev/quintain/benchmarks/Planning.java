package dev.quintain.benchmarks;

import dev.quintain.benchmarks.CrashBenchmarks.Part;
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
import org.apache.commons.lang3.StringUtils;

/** The planning of a class that has more tests than can be listed. */
final class Planning implements Part {
    private static final long CASES = 1000;

    private final Path jar = Locations.of(StringUtils.class);

    @Override
    public void measure(Sheet sheet) {
        sheet.begin("Planning StringUtils of commons-lang3 3.14.0 at depth 3");
        String[] seconds = ShortJvm.run(Planning.class).split(" ");
        sheet.note("from class files to the first test, all sizes known, by the clock", seconds[0] + " s");
        sheet.atMost(
                "the same in processor time, the start of the JVM included", Double.parseDouble(seconds[1]), 1, " s");
        sheet.note("tests in all", "a number of " + space().toString().length() + " digits");
    }

    /** Plans once, in a JVM that has done nothing else, and prints how many seconds it took: clock and processor. */
    public static void main(String[] args) {
        long begun = System.nanoTime();
        if (new Planning().engine().everyTest().findFirst().isEmpty()) {
            throw new IllegalStateException("nothing was planned");
        }
        double clock = (System.nanoTime() - begun) / 1e9;
        double processor = new WorkerProcess(ProcessHandle.current()).cpuNanos() / 1e9;
        System.out.printf(Locale.ROOT, "%.2f %.2f%n", clock, processor);
    }

    private BigInteger space() {
        return engine().run(new StopSignal(), progress -> {}).operations().stream()
                .map(OperationResult::space)
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    private CrashEngine engine() {
        Subject subject = SubjectFinder.find(List.of(StringUtils.class.getName()), ClassPath.of(List.of(jar)), false);
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

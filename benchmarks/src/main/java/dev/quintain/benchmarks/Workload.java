package dev.quintain.benchmarks;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.crash.CrashEngine;
import dev.quintain.engine.crash.CrashOptions;
import dev.quintain.engine.crash.CrashResult;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.sequence.Literal;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Subject;
import dev.quintain.subject.SubjectFinder;
import dev.quintain.worker.WorkerOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A number of tests of one class, run as the command {@code crash} runs them, by one worker.
 *
 * @param subject a class whose one method takes two whole numbers
 */
record Workload(Class<?> subject, ResetMode reset, long tests, int heapMegabytes) {
    private static final long STEPS = 1_000_000;
    private static final long ALLOCATION = 256L << 20;

    /** With the heap that users get. */
    Workload(Class<?> subject, ResetMode reset, long tests) {
        this(subject, reset, tests, WorkerOptions.standard().heapMegabytes());
    }

    CrashResult run(Progress.Listener listener) {
        return engine().run(new StopSignal(), listener);
    }

    CrashEngine engine() {
        Path location = Locations.of(subject);
        Subject found = SubjectFinder.find(List.of(subject.getName()), ClassPath.of(List.of(location)), false);
        var sandbox = new SandboxOptions(List.of(location.toString()), reset, STEPS, ALLOCATION, Set.of());
        WorkerOptions standard = WorkerOptions.standard();
        var worker = new WorkerOptions(standard.javaHome(), heapMegabytes, standard.testLimit());
        return new CrashEngine(found, options(), sandbox, worker, 1, System::nanoTime);
    }

    private CrashOptions options() {
        Optional<Duration> unlimited = Optional.empty();
        return new CrashOptions(
                OptionalInt.of(3), unlimited, OptionalLong.of(tests), 1, reset, numbers(), false, List.of());
    }

    /** So many that the tests of a method with two parameters, presets of the engine's included, are just enough. */
    private List<Literal> numbers() {
        return IntStream.range(2, (int) Math.sqrt((double) tests) - 1)
                .<Literal>mapToObj(number -> new Literal.Constant(new JavaType("int"), number))
                .toList();
    }
}

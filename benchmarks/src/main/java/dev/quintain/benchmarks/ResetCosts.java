package dev.quintain.benchmarks;

import dev.quintain.benchmarks.Benchmarks.Part;
import dev.quintain.benchmarks.Pace.Cost;
import dev.quintain.benchmarks.subjects.Table;
import dev.quintain.benchmarks.subjects.TenFields;
import dev.quintain.benchmarks.subjects.Trivial;
import dev.quintain.sandbox.ResetMode;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * What a test costs under each way to give it a clean slate, for classes with and without static state, and in a JVM of
 * its own (the paper's section 5.4).
 */
final class ResetCosts implements Part {
    private static final List<Class<?>> SUBJECTS = List.of(Trivial.class, TenFields.class, Table.class);
    private static final int ROUNDS = 4;
    private static final int JVMS = 20;
    /** Runs of the same kind differ by half; what is asked for is a tenth. */
    private static final int PAIRS = 11;

    private final Map<Class<?>, Map<ResetMode, Cost>> costs = new LinkedHashMap<>();

    @Override
    public void measure(Sheet sheet) {
        measureAll();
        sheet.begin("Tests per second in one worker, by the clock / of processor time");
        costs.forEach((subject, byMode) -> byMode.forEach((mode, cost) -> sheet.note(
                name(subject) + ", " + name(mode),
                Sheet.text(cost.perSecond(), "") + " / " + Sheet.text(cost.perCpuSecond(), ""))));
        sheet.atLeast(
                "trivial method, reinit, of processor time",
                cost(Trivial.class, ResetMode.REINIT).perCpuSecond(),
                200_000,
                "/s");
        compareForTenFields(sheet);
        tellOverhead(sheet);
    }

    // In rounds, so that a busy moment of the machine does not hit one of them only.
    private void measureAll() {
        for (int round = 0; round < ROUNDS; round++) {
            for (Class<?> subject : SUBJECTS) {
                Map<ResetMode, Cost> byMode = costs.computeIfAbsent(subject, none -> new EnumMap<>(ResetMode.class));
                for (ResetMode mode : ResetMode.values()) {
                    byMode.merge(mode, Pace.of(new Workload(subject, mode, tests(mode))), Cost::best);
                }
            }
        }
    }

    private void compareForTenFields(Sheet sheet) {
        double jvm = FreshJvm.nanosPerTest(JVMS);
        double loader = cost(TenFields.class, ResetMode.LOADER).nanos();
        double reinit = cost(TenFields.class, ResetMode.REINIT).nanos();
        double none = cost(TenFields.class, ResetMode.NONE).nanos();
        sheet.begin("Ten static fields, a test by the clock");
        sheet.note("a fresh JVM", micros(jvm));
        sheet.note("loader", micros(loader));
        sheet.note("reinit", micros(reinit));
        sheet.note("none", micros(none));
        sheet.atLeast("loader faster than a fresh JVM", jvm / loader, 2, " times");
        sheet.atLeast("reinit faster than loader", loader / reinit, 20, " times");
    }

    private void tellOverhead(Sheet sheet) {
        sheet.begin("What reinit adds to none, in processor time");
        sheet.atMost(
                "no static state, median of " + PAIRS + " pairs", 100 * (medianRatio(Trivial.class) - 1), 10, " %");
        double fields = cost(TenFields.class, ResetMode.REINIT).cpuNanos()
                - cost(TenFields.class, ResetMode.NONE).cpuNanos();
        sheet.atMost("ten static fields", fields / 1000, 2, " µs");
        double table = cost(Table.class, ResetMode.REINIT).cpuNanos()
                - cost(Table.class, ResetMode.NONE).cpuNanos();
        sheet.note("a static final table that is only read", micros(table));
    }

    // One right after the other, each as often the first as the second, so that slow minutes of the machine hit both.
    private static double medianRatio(Class<?> subject) {
        return IntStream.range(0, PAIRS)
                .mapToDouble(pair -> {
                    boolean reinitFirst = pair % 2 == 0;
                    double first = cpuNanos(subject, reinitFirst ? ResetMode.REINIT : ResetMode.NONE);
                    double second = cpuNanos(subject, reinitFirst ? ResetMode.NONE : ResetMode.REINIT);
                    return reinitFirst ? first / second : second / first;
                })
                .sorted()
                .skip(PAIRS / 2)
                .findFirst()
                .orElseThrow();
    }

    private static double cpuNanos(Class<?> subject, ResetMode mode) {
        return Pace.of(new Workload(subject, mode, tests(mode))).cpuNanos();
    }

    private static long tests(ResetMode mode) {
        return mode == ResetMode.LOADER ? 10_000 : 8_000_000;
    }

    private Cost cost(Class<?> subject, ResetMode mode) {
        return Objects.requireNonNull(costs.getOrDefault(subject, Map.of()).get(mode));
    }

    private static String micros(double nanos) {
        return Sheet.text(nanos / 1000, " µs");
    }

    private static String name(Object of) {
        return of instanceof Class<?> type
                ? type.getSimpleName()
                : of.toString().toLowerCase(java.util.Locale.ROOT);
    }
}

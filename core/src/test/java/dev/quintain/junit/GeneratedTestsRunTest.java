package dev.quintain.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.quintain.CompiledSources;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.sequence.SequencePrinter;
import dev.quintain.sequence.Steps;
import dev.quintain.subject.ClassPath;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.runner.JUnitCore;

/** Generated tests fail on the code as it is, and pass on code that copes with the input or refuses it. */
class GeneratedTestsRunTest {
    private static final String FAULTY = """
            package p;
            public class Tray extends Base {
                public Tray(int size) { super(size); }
                public int get(int i) { return at(i); }
                private int at(int i) { return new int[] {1}[i]; }
                public int parse(String text) { return Integer.parseInt(text); }
                public void spin() { while (true) { Thread.onSpinWait(); } }
                public void sink() { sink(); }
                public Object cast(Object o) throws java.io.IOException { return (Number) o; }
                public void need(Object o) { Other.check(o); }
                public void over(int a) { over(a, a); }
                public void over(int a, int b) { throw new IllegalStateException(); }
                public void later() { Other.later().run(); }
                public void index(int i) { Other.index(i); }
                public Tray(String size) { this(size.length() - 1); }
                public void each(int i) { java.util.List.of(i).forEach(n -> System.out.println(1 / n)); }
                public void hide(int i) { Other.check(i == 0 ? null : i); }
            }
            class Base { public Base(int size) { Object o = new int[size]; } }
            class Other {
                public static void check(Object o) { if (o == null) throw new IllegalArgumentException(); }
                public static Runnable later() { return () -> { throw new IllegalStateException(); }; }
                public static void index(int i) { java.util.Objects.checkIndex(i, 1); }
            }
            """;

    private static final String MENDED = """
            package p;
            public class Tray extends Base {
                public Tray(int size) { super(size); }
                public int get(int i) { return at(i); }
                private int at(int i) { if (i < 0) throw new IndexOutOfBoundsException(); return new int[] {1}[i]; }
                public int parse(String text) {
                    try { return Integer.parseInt(text); } catch (NumberFormatException e) { throw new IllegalArgumentException(e); }
                }
                public void spin() {}
                public void sink() { throw new IllegalStateException(); }
                public Object cast(Object o) throws java.io.IOException { throw new java.io.IOException(); }
                public void need(Object o) { java.util.Objects.requireNonNull(o); }
                public void over(int a) { throw new IllegalStateException(); }
                public void later() { Other.later(); }
                public void index(int i) { java.util.Objects.checkIndex(i, 1); }
                public Tray(String size) { this(size.length() - 1); }
                public void each(int i) {
                    java.util.List.of(i).forEach(new java.util.function.Consumer<Integer>() {
                        @Override public void accept(Integer n) { throw new IllegalArgumentException(); }
                    });
                }
                public void hide(int i) { hide(i, "no"); }
                private void hide(int i, String message) { throw new IllegalArgumentException(message); }
            }
            class Base { public Base(int size) { if (size < 0) throw new IllegalArgumentException(); } }
            class Other {
                static Runnable later() { throw new IllegalStateException(); }
            }
            """;

    private static final Map<String, String> FAILURES = new TreeMap<>(Map.ofEntries(
            Map.entry("constructor_throws_NegativeArraySizeException", "NegativeArraySizeException"),
            Map.entry("get_throws_ArrayIndexOutOfBoundsException", "ArrayIndexOutOfBoundsException"),
            Map.entry("parse_throws_NumberFormatException", "NumberFormatException"),
            Map.entry("sink_throws_StackOverflowError", "StackOverflowError"),
            Map.entry("cast_throws_ClassCastException", "ClassCastException"),
            Map.entry("need_throws_IllegalArgumentException", "IllegalArgumentException"),
            Map.entry("over_throws_IllegalStateException", "IllegalStateException"),
            Map.entry("later_throws_IllegalStateException", "IllegalStateException"),
            Map.entry("index_throws_IndexOutOfBoundsException", "IndexOutOfBoundsException"),
            Map.entry("constructor_throws_NegativeArraySizeException_2", "NegativeArraySizeException"),
            Map.entry("each_throws_ArithmeticException", "ArithmeticException"),
            Map.entry("hide_throws_IllegalArgumentException", "IllegalArgumentException")));

    @TempDir
    Path faulty;

    @TempDir
    Path mended;

    private ClassPath classPath;
    private List<GeneratedTest> tests;

    @BeforeEach
    void generate() throws Exception {
        classPath = CompiledSources.in(faulty, "p/Tray.java", FAULTY).classPath();
        CompiledSources.in(mended, "p/Tray.java", MENDED);
        tests = List.of(
                test("NegativeArraySizeException", "<init>(I)V", steps -> steps.value(-1)),
                test("ArrayIndexOutOfBoundsException", "get(I)I", steps -> steps.value(-1)),
                test("NumberFormatException", "parse(Ljava/lang/String;)I", steps -> steps.value(""))
                        .notThrough(List.of("java.lang.Integer.parseInt")),
                test("StackOverflowError", "sink()V", steps -> -1),
                test("ClassCastException", "cast(Ljava/lang/Object;)Ljava/lang/Object;", steps -> steps.value("")),
                test(
                                "IllegalArgumentException",
                                "need(Ljava/lang/Object;)V",
                                steps -> steps.nothing("java.lang.Object"))
                        .notThrough(List.of("p.Other.check")),
                test("IllegalStateException", "over(I)V", steps -> steps.value(0))
                        .notThrough(List.of("p.Tray.over")),
                test("IllegalStateException", "later()V", steps -> -1).notThrough(List.of("p.Other.lambda$later$0")),
                test("IndexOutOfBoundsException", "index(I)V", steps -> steps.value(-1))
                        .notThrough(List.of("p.Other.index")),
                test("NegativeArraySizeException", "<init>(Ljava/lang/String;)V", steps -> steps.value("")),
                test("ArithmeticException", "each(I)V", steps -> steps.value(0)),
                test("IllegalArgumentException", "hide(I)V", steps -> steps.value(0))
                        .notThrough(List.of("p.Other.check")));
    }

    @Test
    void jupiter() throws Exception {
        assertEquals(FAILURES, runJupiter(faulty, tests));
        assertEquals(Map.of(), runJupiter(mended, tests));
    }

    @Test
    void junit_4() throws Exception {
        assertEquals(FAILURES, runJUnit4(faulty, tests));
        assertEquals(Map.of(), runJUnit4(mended, tests));
    }

    @Test
    void a_call_that_does_not_end_is_cut_off() throws Exception {
        List<GeneratedTest> soon = spinning(Duration.ofMillis(300));
        // However busy the machine is, a call that ends does so within that.
        List<GeneratedTest> late = spinning(Duration.ofMinutes(2));

        assertEquals(Map.of("spin_does_not_end", "AssertionFailedError"), runJupiter(faulty, soon));
        assertEquals(Map.of(), runJupiter(mended, late));
        assertEquals(Map.of("spin_does_not_end", "TestTimedOutException"), runJUnit4(faulty, soon));
        assertEquals(Map.of(), runJUnit4(mended, late));
    }

    private List<GeneratedTest> spinning(Duration limit) {
        var steps = new Steps(classPath);
        steps.call("p.Tray", "spin()V", steps.call("p.Tray", "<init>(I)V", steps.value(1)));
        return List.of(new SequencePrinter(classPath, "p")
                .test(steps.sequence(), Rule.DOES_NOT_END, new Thrown("", null, List.of()))
                .within(limit));
    }

    private GeneratedTest test(String thrown, String member, ToIntFunction<Steps> argument) {
        var steps = new Steps(classPath);
        int tray = member.startsWith("<init>") ? -1 : steps.call("p.Tray", "<init>(I)V", steps.value(1));
        int given = argument.applyAsInt(steps);
        steps.call(
                "p.Tray",
                member,
                java.util.stream.IntStream.of(tray, given)
                        .filter(step -> step >= 0)
                        .toArray());
        return new SequencePrinter(classPath, "p")
                .test(steps.sequence(), Rule.ERROR, new Thrown("java.lang." + thrown, null, List.of()));
    }

    private Map<String, String> runJupiter(Path folder, List<GeneratedTest> some) throws Exception {
        var failures = new TreeMap<String, String>();
        var listener = new TestExecutionListener() {
            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                result.getThrowable()
                        .ifPresent(thrown -> failures.put(
                                test.getDisplayName().replace("()", ""),
                                thrown.getClass().getSimpleName()));
            }
        };
        CompiledSources sources = written(folder, Dialect.JUPITER, some);
        try (var loader = sources.loader()) {
            var request = LauncherDiscoveryRequestBuilder.request()
                    .selectors(selectClass(loader.loadClass("p.TrayCrashTest")))
                    .build();
            LauncherFactory.create().execute(request, listener);
        }
        return failures;
    }

    private Map<String, String> runJUnit4(Path folder, List<GeneratedTest> some) throws Exception {
        var failures = new TreeMap<String, String>();
        CompiledSources sources = written(folder, Dialect.JUNIT_4, some);
        try (var loader = sources.loader()) {
            JUnitCore.runClasses(loader.loadClass("p.TrayCrashTest"))
                    .getFailures()
                    .forEach(failure -> failures.put(
                            failure.getDescription().getMethodName(),
                            failure.getException().getClass().getSimpleName()));
        }
        return failures;
    }

    private static CompiledSources written(Path folder, Dialect dialect, List<GeneratedTest> some) throws Exception {
        TestFile file = new JUnitWriter(dialect, TestKind.CRASH, name -> java.util.Set.of())
                .write(some)
                .get(0);
        return CompiledSources.in(folder, file.path(), file.source());
    }
}

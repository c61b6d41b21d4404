package dev.quintain.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.bytecode.Rewriting;
import dev.quintain.runtime.Budget;
import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.runtime.BudgetExceeded.Kind;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StepBudgetTest {
    private static final Rewriting BUDGET = new Rewriting(true, false, false);

    @TempDir
    private Path folder;

    @AfterEach
    void disarm() {
        Budget.disarm();
    }

    private Throwable run(String body, String... options) throws Exception {
        String source =
                "class C { static int n; static int f(int i) { return i; } static Object run() throws Exception { "
                        + body + " } }";
        Path classes = SubjectUnderTest.compile(folder, List.of(options), source);
        var subject = new SubjectUnderTest(List.of(classes), BUDGET);
        Budget.arm(100_000, 1_000_000);
        return assertTimeoutPreemptively(
                Duration.ofSeconds(20), () -> assertThrows(Throwable.class, () -> subject.call("C", "run")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "for (;;) { n++; }",
                "do { n = f(n); } while (n >= 0); return null;",
                "for (;;) { try { n++; } catch (Throwable t) { n--; } }",
                "for (;;) { try { throw new Error(); } catch (Throwable t) { continue; } }",
                "for (;;) { try { for (;;) n++; } finally { n--; } }",
                "while (true) { try { f(n); } catch (Throwable t) { } finally { f(n); if (n == 0) continue; } }",
                "Object o = new Object(); synchronized (o) { for (;;) { n++; } }",
                "Object o = new Object(); for (;;) { synchronized (o) { try { f(1); } catch (Throwable t) { } } }",
                "for (;;) switch (n) { case 0: continue; case 1: n = 0; default: n = 1; }",
                "for (;;) switch (n) { case 0: continue; case 1000: n = 0; default: n = 1000; }",
                "java.util.stream.Stream.iterate(1, i -> i + 1).filter(i -> i < 0).findFirst(); return null;",
                "Runnable[] r = new Runnable[1]; r[0] = () -> { for (;;) n++; }; r[0].run(); return null;",
            })
    void endless_code_is_stopped_however_it_catches(String body) throws Exception {
        assertEquals(Kind.STEPS, ((BudgetExceeded) run(body)).kind());
        Budget.disarm();
        assertEquals(Kind.STEPS, ((BudgetExceeded) run(body, "--release", "8")).kind());
    }

    @Test
    void the_stack_trace_says_where_it_was() throws Exception {
        Throwable thrown = run("\nfor (;;) {\n n++;\n }");

        assertEquals("dev.quintain.runtime.Budget", thrown.getStackTrace()[0].getClassName());
        StackTraceElement inC = List.of(thrown.getStackTrace()).stream()
                .filter(frame -> frame.getClassName().equals("C"))
                .findFirst()
                .orElseThrow();
        assertEquals("run", inC.getMethodName());
        assertEquals(3, inC.getLineNumber());
    }

    @Test
    void endless_recursion_ends_one_way_or_the_other() throws Exception {
        var subject = SubjectUnderTest.of(folder, BUDGET, "class C { static int run() { return 1 + run(); } }");

        Budget.arm(1000, 1000);
        assertThrows(BudgetExceeded.class, () -> subject.call("C", "run"));
        Budget.arm(Long.MAX_VALUE, 1000);
        assertThrows(StackOverflowError.class, () -> subject.call("C", "run"));
    }

    @Test
    void the_same_code_takes_the_same_steps() throws Exception {
        var subject = SubjectUnderTest.of(
                folder,
                BUDGET,
                "class C { static int run() { int s = 0; for (int i = 0; i < 10; i++) { s += f(i); } return s; } static int"
                        + " f(int i) { return i; } }");
        long needed = 1;
        while (!ends(subject, needed)) {
            needed++;
        }

        assertEquals(21, needed);
        assertFalse(ends(subject, 20));
        assertTrue(ends(subject, 21));
    }

    private static boolean ends(SubjectUnderTest subject, long steps) {
        Budget.arm(steps, 0);
        try {
            subject.call("C", "run");
            return true;
        } catch (Throwable stopped) {
            return false;
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "return new int[1_000_000];",
                "return new Object[1_000_000];",
                "return new byte[1_000][2_000];",
                "return new int[1_000_000][0];",
                "return new int[100][100][100][];",
                "for (;;) { try { byte[] b = new byte[100_000]; } catch (Throwable t) { } }",
                "return new java.util.ArrayList<Object>(1_000_000);",
                "return new java.util.Vector<Object>(1_000_000, 3);",
                "return new java.util.Hashtable<Object, Object>(1_000_000, 0.5f);",
                "return new java.util.PriorityQueue<String>(1_000_000, java.util.Comparator.naturalOrder());",
                "return new StringBuilder(Integer.MAX_VALUE);",
                "StringBuilder b = new StringBuilder(); b.setLength(2_000_000); return b;",
                "return \"ab\".repeat(1_000_000);",
                "return java.util.Arrays.copyOf(new long[1], 1_000_000);",
                "return java.util.Arrays.copyOfRange(new String[1], 0, 1_000_000);",
                "return java.util.Arrays.copyOfRange(new Object[1], 0, 1_000_000, Object[].class);",
                "return java.lang.reflect.Array.newInstance(int.class, 1_000_000);",
                "return java.lang.reflect.Array.newInstance(int.class, 1_000, 1_000);",
                "return java.nio.ByteBuffer.allocate(2_000_000);",
                "return new java.util.BitSet(100_000_000);",
                "return java.math.BigInteger.ONE.shiftLeft(100_000_000);",
                "String s = \"a\"; for (;;) s = s + s;",
                "StringBuilder s = new StringBuilder(\"a\"); for (;;) s.append(s);",
                "StringBuilder s = new StringBuilder(\"a\"); for (;;) s.append(s.toString());",
                "class L extends java.util.ArrayList<Object> { L(int n) { super(n); } } return new L(1_000_000);",
            })
    void what_is_too_large_is_refused_before_it_is_made(String body) throws Exception {
        assertEquals(Kind.ALLOCATION, ((BudgetExceeded) run(body)).kind());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "return new int[-1];",
                "return new int[3][-1];",
                "return new java.util.ArrayList<Object>(-1);",
                "return \"a\".repeat(-1);",
                "return ((String) null).repeat(3);",
                "return new StringBuilder(-1);",
                "return java.util.Arrays.copyOfRange(new int[1], 2, 1);",
            })
    void wrong_sizes_get_the_usual_exceptions(String body) throws Exception {
        assertTrue(run(body) instanceof RuntimeException);
    }

    @Test
    void small_allocations_pass_unharmed() throws Throwable {
        var subject = SubjectUnderTest.of(folder, BUDGET, """
                import java.util.*;
                class C {
                    static String run() {
                        long[][] a = new long[2][3];
                        Object wide = new Hashtable<Long, Double>(3, 0.5f);
                        int[] r = Arrays.copyOfRange(new int[] {1, 2, 3}, 1, 3);
                        return a.length + a[1].length + "x".repeat(3) + Arrays.toString(r) + wide
                            + new ArrayList<>(2) + new StringBuilder(4).append("q").insert(0, "p");
                    }
                }
                """);

        Budget.arm(1000, 10_000);
        assertEquals("5xxx[2, 3]{}[]pq", subject.call("C", "run"));
    }

    @Test
    void a_method_near_the_limit_of_the_jvm_is_left_as_it_is() throws Throwable {
        var text = new StringBuilder("class C { static int run() { int[] a = new int[1];\n");
        for (int i = 0; i < 9360; i++) {
            text.append("a[0]+=1;\n");
        }
        var subject =
                SubjectUnderTest.of(folder, BUDGET, text + "return a[0]; } static void loop() { for (;;) { } } }");

        assertEquals(9360, subject.call("C", "run"));
        assertEquals(
                List.of("run()I is too large to count its steps"),
                subject.classes().notes().get("C"));
        Budget.arm(1000, 1000);
        assertThrows(BudgetExceeded.class, () -> subject.call("C", "loop"));
    }

    @Test
    void jumps_that_become_too_far_are_widened() throws Throwable {
        var text =
                new StringBuilder("class C { static int run() { int s = 0; int[] a; for (int i = 0; i < 3; i++) {\n");
        text.append("s = f(s); s ^= i;\n".repeat(3600));
        text.append("a = new int[1]; s += a.length;\n".repeat(30));
        text.append("} return s; } static int f(int i) { return i + 1; } }");

        Object plain =
                SubjectUnderTest.of(folder, Rewriting.NONE, text.toString()).call("C", "run");
        Object counted = SubjectUnderTest.of(folder, BUDGET, text.toString()).call("C", "run");

        assertEquals(plain, counted);
    }
}

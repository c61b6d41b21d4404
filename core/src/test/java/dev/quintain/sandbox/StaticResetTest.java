package dev.quintain.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.bytecode.Rewriting;
import dev.quintain.runtime.Budget;
import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.runtime.StaticState;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StaticResetTest {
    private static final Rewriting RESET = new Rewriting(true, true, false);

    @TempDir
    private Path folder;

    @AfterEach
    void disarm() {
        Budget.disarm();
    }

    private SubjectUnderTest subject(String... sources) throws IOException {
        return SubjectUnderTest.of(folder, RESET, sources);
    }

    /** The value is the same in each of several tests. */
    private static void assertAlways(@Nullable Object expected, SubjectUnderTest subject, String type, String method)
            throws Throwable {
        for (int i = 0; i < 4; i++) {
            assertEquals(expected, subject.call(type, method), "test " + i);
            assertEquals(Slate.CLEAN, subject.putBack());
        }
    }

    @Test
    void a_counter_starts_again_in_every_test() throws Throwable {
        var subject = subject("class C { static int n; static int next() { return ++n; } }");

        assertAlways(1, subject, "C", "next");
    }

    @Test
    void a_counter_with_an_initial_value_gets_it_again() throws Throwable {
        var subject = subject("class C { static long n = 41; static long next() { return ++n; } }");

        assertAlways(42L, subject, "C", "next");
    }

    @Test
    void a_final_cache_forgets() throws Throwable {
        var subject = subject("""
                import java.util.*;
                class C {
                    private static final Map<String, Integer> CACHE = new HashMap<>();
                    static int size() { CACHE.put("k" + CACHE.size(), 1); return CACHE.size(); }
                }
                """);

        assertAlways(1, subject, "C", "size");
    }

    @Test
    void fields_of_all_types_are_put_back() throws Throwable {
        var subject = subject("""
                class C {
                    static boolean z; static byte b; static char c; static short s; static int i; static long j;
                    static float f; static double d; static String t; static int[] a = {1};
                    static final String CONSTANT = "x";
                    static String all() {
                        String now = "" + z + b + (int) c + s + i + j + f + d + t + a[0] + CONSTANT;
                        z = true; b = 1; c = 1; s = 1; i = 1; j = 1; f = 1; d = 1; t = "1"; a[0] = 7;
                        return now;
                    }
                }
                """);

        assertAlways("false000000.00.0null1x", subject, "C", "all");
    }

    @Test
    void a_lazy_holder_keeps_no_state() throws Throwable {
        var subject = subject("""
                class C {
                    private int calls;
                    private static class Holder { static final C INSTANCE = new C(); }
                    static int call() { return ++Holder.INSTANCE.calls; }
                }
                """);

        assertAlways(1, subject, "C", "call");
    }

    @Test
    void state_reached_through_another_class_is_put_back() throws Throwable {
        var subject = subject(
                "class Base { protected static int n = 1; static int[] a = new int[1]; }",
                "class Derived extends Base { static int next() { a[0]++; return n++ + a[0]; } }");

        assertAlways(2, subject, "Derived", "next");
    }

    @Test
    void an_initialiser_sees_the_initial_state_of_others_though_a_test_had_changed_it() throws Throwable {
        var subject = subject(
                "class Settings { static int size = 1; }", "class Pool { static int size = Settings.size * 10; }", """
                class T {
                    static int change() { Settings.size = 5; return Pool.size; }
                    static int look() { return Pool.size; }
                }
                """);

        assertEquals(50, subject.call("T", "change"));
        assertTrue(subject.putBack().isClean());
        assertEquals(10, subject.call("T", "look"));
    }

    @Test
    void a_registry_neither_loses_nor_repeats_what_initialisers_put_there() throws Throwable {
        var subject = subject(
                "class Registry { static final java.util.List<String> NAMES = new java.util.ArrayList<>(); }",
                "class Plugin { static int used; static { Registry.NAMES.add(\"plugin\"); } }",
                """
                class T {
                    static String use() { Plugin.used++; return Registry.NAMES + "" + Plugin.used; }
                    static String add() { Registry.NAMES.add("x"); return use(); }
                    static String dirtyPluginOnly() { Plugin.used++; return ""; }
                }
                """);

        assertAlways("[plugin]1", subject, "T", "use");
        subject.call("T", "add");
        assertTrue(subject.putBack().isClean());
        assertAlways("[plugin]1", subject, "T", "use");
        subject.call("T", "dirtyPluginOnly");
        assertTrue(subject.putBack().isClean());
        assertAlways("[plugin]1", subject, "T", "use");
    }

    @Test
    void nothing_is_put_back_that_was_not_touched() throws Throwable {
        var subject = subject(
                "class C { static final Object ONE = new Object(); static int n; static int pure() { return 3; } }",
                "class D { static int n; static Object one() { n++; return null; } }");
        subject.call("C", "pure");
        Object one = readStatic(subject, "C", "ONE");

        subject.call("D", "one");
        assertTrue(subject.putBack().isClean());

        assertSame(one, readStatic(subject, "C", "ONE"));
    }

    @Test
    void what_the_harness_reads_itself_can_be_reported() throws Throwable {
        var subject = subject(
                "class C { static final java.util.List<Integer> LIST = new java.util.ArrayList<>(); static final String S ="
                        + " \"s\".trim(); }",
                "interface I { java.util.List<Integer> LIST = new java.util.ArrayList<>(); }");
        Object list = readStatic(subject, "C", "LIST");

        int id = subject.classes()
                .touchedByReading("C", "LIST", "Ljava/util/List;")
                .orElseThrow();
        StaticState.touch(id);
        assertTrue(subject.putBack().isClean());

        assertNotSame(list, readStatic(subject, "C", "LIST"));
        assertTrue(subject.classes()
                .touchedByReading("C", "S", "Ljava/lang/String;")
                .isEmpty());
        StaticState.touch(subject.classes()
                .touchedByReading("I", "LIST", "Ljava/util/List;")
                .orElseThrow());
        assertFalse(subject.putBack().isClean());
    }

    @Test
    void an_enum_keeps_its_constants_and_gets_its_other_statics_back() throws Throwable {
        var subject = subject("""
                import java.util.*;
                enum Color {
                    RED("r"), GREEN("g") { @Override String code() { return "G"; } };
                    private static final Map<String, Color> BY_CODE = new TreeMap<>();
                    private static int lookups;
                    static { for (Color c : values()) { BY_CODE.put(c.code(), c); } }
                    private final String code;
                    Color(String code) { this.code = code; }
                    String code() { return code; }
                    static String look() {
                        lookups++;
                        String now = BY_CODE + "" + lookups + valueOf("RED").ordinal();
                        BY_CODE.clear();
                        return now;
                    }
                }
                """);

        assertEquals("{G=GREEN, r=RED}10", subject.call("Color", "look"));
        Object red = readStatic(subject, "Color", "RED");
        assertTrue(subject.putBack().isClean());
        assertAlways("{G=GREEN, r=RED}10", subject, "Color", "look");
        assertSame(red, readStatic(subject, "Color", "RED"));
    }

    @Test
    void an_enum_whose_constants_change_needs_a_loader_once_they_do() throws Throwable {
        var subject = subject("""
                enum Counter {
                    A, B { int own; @Override void count() { own++; } };
                    int n;
                    final int[] all = new int[1];
                    static int look() { return A.n + values().length; }
                    void count() { n++; }
                    static int countA() { A.count(); return A.n; }
                    static int countB() { B.count(); return 0; }
                    static int[] array() { return A.all; }
                }
                """);

        assertAlways(2, subject, "Counter", "look");
        for (String changing : new String[] {"countA", "countB", "array"}) {
            subject.newLoader();
            subject.call("Counter", changing);
            assertEquals(
                    "Counter: fields of the enum's constants cannot be put back",
                    subject.putBack().spoiledBy(),
                    changing);
        }
    }

    @Test
    void an_enum_that_registers_its_constants_elsewhere_needs_a_loader() throws Throwable {
        var subject = subject(
                "class Registry { static final java.util.List<Object> ALL = new java.util.ArrayList<>(); }",
                "enum E { A, B; static int n; E() { Registry.ALL.add(this); } }",
                "class T { static int use() { E.n++; return E.A.ordinal() + Registry.ALL.size(); } }");

        assertEquals(2, subject.call("T", "use"));

        assertEquals(
                "E: constants of an enum cannot be made again",
                subject.putBack().spoiledBy());
    }

    @Test
    void switches_on_enums_work_on() throws Throwable {
        var subject = subject("enum Color { RED, GREEN }", """
                class C {
                    static int n;
                    static int of(Color c) { switch (c) { case RED: return 1; default: return 2; } }
                    static int both() { n++; return of(Color.RED) * 10 + of(Color.GREEN) + n; }
                }
                """);

        assertAlways(13, subject, "C", "both");
    }

    @Test
    void constants_of_an_interface_stay_and_touching_mutable_ones_needs_a_loader() throws Throwable {
        var subject = subject("""
                interface I {
                    int N = Integer.parseInt("3");
                    java.util.Comparator<String> ORDER = java.util.Comparator.naturalOrder();
                    java.util.List<String> LIST = new java.util.ArrayList<>();
                }
                """, """
                class C implements I {
                    static int calls;
                    static int number() { calls++; return N + ORDER.compare("a", "a"); }
                    static int list() { LIST.add("x"); return LIST.size(); }
                }
                """);

        assertAlways(3, subject, "C", "number");
        assertEquals(1, subject.call("C", "list"));
        assertEquals(
                "I: constants of an interface cannot be put back",
                subject.putBack().spoiledBy());
    }

    @Test
    void lambdas_that_hold_nothing_cannot_be_changed() throws Throwable {
        var subject = subject("""
                interface Handler {
                    Handler NOP = n -> n;
                    Handler COUNTING = new Object() { int n; Handler handler() { return i -> ++n; } }.handler();
                    int handle(int n);
                    static int nop() { return NOP.handle(3); }
                    static int counting() { return COUNTING.handle(3); }
                }
                """);

        assertEquals(3, subject.call("Handler", "nop"));
        assertFalse(subject.loader().log().isDirty());
        assertEquals(1, subject.call("Handler", "counting"));
        assertFalse(subject.putBack().isClean());
    }

    @Test
    void assertions_and_lambdas_in_initialisers_can_be_repeated() throws Throwable {
        var subject = subject("""
                import java.util.function.*;
                class C {
                    static int n = 1;
                    static final IntSupplier NEXT = () -> ++n;
                    static final Supplier<String> BOUND;
                    static { assert n == 1; String s = "s" + n; BOUND = () -> s + n; }
                    static String use() { assert n == 1 : n; return NEXT.getAsInt() + BOUND.get(); }
                }
                """);

        assertAlways("2s12", subject, "C", "use");
    }

    @Test
    void a_failed_initialiser_spoils_the_loader() throws Throwable {
        var subject = subject("class C { static int n = 1 / Integer.parseInt(\"0\"); static void use() {} }");

        assertThrows(ExceptionInInitializerError.class, () -> subject.call("C", "use"));

        assertEquals("C: its static initialiser failed", subject.putBack().spoiledBy());
        subject.newLoader();
        assertThrows(ExceptionInInitializerError.class, () -> subject.call("C", "use"));
    }

    @Test
    void an_initialiser_that_runs_out_of_budget_has_failed_wherever_that_was() throws Throwable {
        var subject = subject("class C { static int n = Integer.parseInt(\"0\"); static void use() {} }");

        Budget.arm(0, 0);
        assertThrows(BudgetExceeded.class, () -> subject.call("C", "use"));

        assertEquals("C: its static initialiser failed", subject.putBack().spoiledBy());
    }

    @Test
    void the_stack_trace_of_a_failed_initialiser_is_the_usual_one() throws Throwable {
        var subject = subject("class C { static int n = 1 / Integer.parseInt(\"0\"); static void use() {} }");

        var thrown = assertThrows(ExceptionInInitializerError.class, () -> subject.call("C", "use"));

        assertEquals("<clinit>", thrown.getException().getStackTrace()[0].getMethodName());
        assertEquals(1, thrown.getException().getStackTrace()[0].getLineNumber());
    }

    @Test
    void an_initialiser_that_cannot_be_repeated_spoils_the_loader() throws Throwable {
        var subject = subject("""
                class C {
                    static int n;
                    static { if (System.setProperty("quintain.test.once", "") != null) throw new IllegalStateException(); }
                    static int next() { return ++n; }
                }
                """);
        System.clearProperty("quintain.test.once");
        try {
            subject.call("C", "next");

            assertEquals(
                    "C: its static initialiser cannot be repeated: java.lang.IllegalStateException",
                    subject.putBack().spoiledBy());
        } finally {
            System.clearProperty("quintain.test.once");
        }
    }

    @Test
    void more_is_put_back_when_a_repeated_initialiser_touches_more() throws Throwable {
        var subject = subject(
                "class D { static final java.util.List<String> L = new java.util.ArrayList<>(); static int n; }",
                """
                class C {
                    static int n;
                    static { if (System.getProperty("quintain.test.more") != null) { D.L.add("c"); } }
                    static int next() { return ++n; }
                }
                """,
                "class T { static String use() { D.n = 0; return C.next() + \"\" + D.L; } }");
        System.clearProperty("quintain.test.more");
        try {
            assertEquals("1[]", subject.call("T", "use"));
            assertTrue(subject.putBack().isClean());
            System.setProperty("quintain.test.more", "");
            subject.call("C", "next");
            assertTrue(subject.putBack().isClean());

            assertEquals("1[c]", subject.call("T", "use"));
        } finally {
            System.clearProperty("quintain.test.more");
        }
    }

    /**
     * The paper's cyclic pair: which of the two is initialised first decides on the values. The classes are put back to
     * what they were when they were first initialised in this loader, whatever class a later test begins with. A test
     * that depends on the other order behaves differently in a loader of its own, and so is not confirmed there.
     */
    @Test
    void a_cyclic_pair_goes_back_to_the_values_of_the_first_time() throws Throwable {
        String a =
                "class A { static int a = B.b + 1; static String set() { a = 7; return show(); } static String show()"
                        + " { return a + \" \" + B.b; } }";
        String b =
                "class B { static int b = A.a + 1; static String set() { b = 7; return show(); } static String show()"
                        + " { return A.a + \" \" + b; } }";
        var subject = subject(a, b);

        assertEquals("2 1", subject.call("A", "show"));
        assertEquals("2 7", subject.call("B", "set"));
        assertTrue(subject.putBack().isClean());
        assertEquals("2 1", subject.call("B", "show"));
        assertEquals("7 1", subject.call("A", "set"));
        assertTrue(subject.putBack().isClean());
        assertEquals("2 1", subject.call("A", "show"));

        subject.newLoader();
        assertEquals("1 2", subject.call("B", "show"));
    }

    @Test
    void tables_may_be_read_without_a_reset() throws Throwable {
        var subject = subject("""
                class C {
                    private static final byte[] TABLE = {1, 2, 3};
                    private static final int[][] GRID = {{1}, {2}};
                    private static final String[] NAMES = {"a", "b"};
                    private static final StringBuilder[] BUILDERS = {new StringBuilder()};
                    static int table() {
                        int sum = 0;
                        for (int i = 0; i < TABLE.length; i++) { sum += TABLE[i & 3] + GRID[i & 1][0] + NAMES[i & 1].length(); }
                        return sum;
                    }
                    static int write() { TABLE[0]++; return TABLE[0]; }
                    static byte[] leak() { return TABLE; }
                    static StringBuilder element() { return BUILDERS[0].append("x"); }
                    static int chosen() { return TABLE[TABLE.length > 2 ? 1 : 0]; }
                }
                """);

        assertEquals(13, subject.call("C", "table"));
        assertFalse(subject.loader().log().isDirty());
        for (String changing : new String[] {"write", "leak", "element"}) {
            subject.call("C", changing);
            assertTrue(subject.loader().log().isDirty(), changing);
            assertTrue(subject.putBack().isClean());
        }
        assertAlways(2, subject, "C", "write");
        assertAlways(2, subject, "C", "chosen");
    }

    @Test
    void immutable_objects_may_be_read_without_a_reset() throws Throwable {
        var subject = subject("""
                import java.util.function.*;
                class C {
                    record Point(int x, String name) {}
                    enum Color { RED }
                    static final Point ORIGIN = new Point(0, "o");
                    static final Integer BOX = 1000;
                    static final java.util.regex.Pattern PATTERN = java.util.regex.Pattern.compile("a");
                    static final IntUnaryOperator TWICE = n -> 2 * n;
                    static Color favourite = Color.RED;
                    static String all() { return ORIGIN + "" + BOX + PATTERN + TWICE.applyAsInt(2) + favourite; }
                }
                """);

        assertEquals("Point[x=0, name=o]1000a4RED", subject.call("C", "all"));

        assertFalse(subject.loader().log().isDirty());
    }

    @Test
    void a_class_of_its_own_methods_named_like_ours_is_put_back_all_the_same() throws Throwable {
        var subject = subject("""
                class C {
                    static int n = 3;
                    static void $quintain$init() { n = 99; }
                    static void $quintain$clear() { n = 98; }
                    static int next() { return n++; }
                }
                """);

        assertAlways(3, subject, "C", "next");
    }

    @Test
    void an_initialiser_near_the_limit_of_the_jvm_needs_a_loader() throws Throwable {
        var text = new StringBuilder("class C { static int n; static { int[] a = new int[1];\n");
        for (int i = 0; i < 9360; i++) {
            text.append("a[0]+=1;\n");
        }
        var subject = subject(text + "n = a[0]; } static int next() { return ++n; } }");

        subject.call("C", "next");

        assertEquals(
                "C: the static initialiser is too large to be copied",
                subject.putBack().spoiledBy());
    }

    @Test
    void runs_on_class_files_of_java_8() throws Throwable {
        Path old = SubjectUnderTest.compile(folder, List.of("--release", "8"), """
                class C {
                    static final StringBuilder TEXT = new StringBuilder("a");
                    static String use() {
                        class Local {}
                        synchronized (TEXT) { try { TEXT.append(new int[2][3].length); } finally { TEXT.append("b"); } }
                        return TEXT.toString() + new Local().getClass().isInterface();
                    }
                }
                """);
        var subject = new SubjectUnderTest(List.of(old), RESET);

        assertAlways("a2bfalse", subject, "C", "use");
    }

    @Test
    void old_loaders_become_garbage() throws Throwable {
        var subject = subject(
                "class C { static final java.util.List<Object> L = new java.util.ArrayList<>(); static int n; static int"
                        + " use() { L.add(new C()); return ++n; } }");
        var first = new WeakReference<>(subject.loader());
        for (int i = 0; i < 200; i++) {
            assertEquals(1, subject.call("C", "use"));
            assertTrue(subject.putBack().isClean());
            subject.newLoader();
        }

        for (int i = 0; i < 50 && first.get() != null; i++) {
            System.gc();
            Thread.sleep(20);
        }

        assertTrue(first.refersTo(null));
    }

    private static Object readStatic(SubjectUnderTest subject, String type, String field) throws Exception {
        var found = subject.loader().loadClass(type).getDeclaredField(field);
        found.setAccessible(true);
        return found.get(null);
    }
}

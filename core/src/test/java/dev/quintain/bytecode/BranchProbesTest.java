package dev.quintain.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.runtime.Budget;
import dev.quintain.runtime.Probes;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BranchProbesTest {
    @TempDir
    private Path folder;

    private static Set<String> methods(ProbeTable table) {
        return IntStream.range(0, table.size())
                .mapToObj(id -> table.get(id).method())
                .collect(Collectors.toSet());
    }

    private static List<Integer> lines(Covered.Call call) {
        return call.probes().stream().map(Probe::line).toList();
    }

    @Test
    void a_probe_knows_its_place() throws Exception {
        Covered subject = Covered.of(folder, """
                class C {
                    static int f(int i) {
                        if (i > 3)
                            return 1;
                        return 2;
                    }
                }
                """);

        assertEquals(
                List.of(new Probe("C", "f(I)I", 0, 3), new Probe("C", "f(I)I", 2, 3)),
                subject.call("f", 4).probes());
        assertEquals(
                List.of(new Probe("C", "f(I)I", 1, 3)), subject.call("f", 3).probes());
        assertEquals(List.of(), subject.call("f", 2).probes());
        // Three of f, and the entry of the constructor.
        assertEquals(4, subject.table().size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "case 10: case 11: r = 1; break; case 12: r = 2; case 14: r += 3; break; default: r = 9;",
                "case 10: case 11: r = 1; break; case 12: r = 2; case -70000: r += 3; break; default: r = 9;"
            })
    void each_target_of_a_switch_has_its_probe_and_falling_through_is_none(String cases) throws Exception {
        Covered subject = Covered.of(
                folder, "class C { static int f(int i) { int r = 0; switch (i) {" + cases + "} return r; } }");

        Covered.Call first = subject.call("f", 10);
        assertEquals(1, first.result());
        assertEquals(2, first.probes().size());
        assertEquals(List.of(), subject.call("f", 11).probes());
        assertEquals(5, subject.call("f", 12).result());
        int before = Probes.fresh();
        assertEquals(3, subject.call("f", cases.contains("70000") ? -70000 : 14).result());
        assertEquals(before + 1, Probes.fresh());
        assertEquals(9, subject.call("f", 13).result());
        assertEquals(List.of(), subject.call("f", Integer.MAX_VALUE).probes());
        assertEquals(before + 2, Probes.fresh());
    }

    @Test
    void switches_in_loops_and_tries_keep_their_meaning() throws Exception {
        Covered subject = Covered.of(folder, """
                class C {
                    static String f(String text) {
                        StringBuilder out = new StringBuilder();
                        all:
                        for (int i = 0; i < text.length(); i++) {
                            long wide = i;
                            try {
                                Object here = out;
                                switch (text.charAt(i)) {
                                    case 'a': continue all;
                                    case 'b': break all;
                                    case 'c': throw new IllegalStateException("c");
                                    case 'd': String late = "d" + wide; out.append(late); break;
                                    default: out.append(new String("x" + (switch (text.charAt(0)) { case 'y' -> 1; case 'z' -> 2; default -> 3; })));
                                }
                                out.append(here == out);
                            } catch (IllegalStateException e) {
                                out.append(e.getMessage()).append(wide);
                            } finally {
                                out.append('.');
                            }
                        }
                        return switch (out.toString()) { case "" -> "empty"; case "." -> "dot"; default -> out.toString(); };
                    }
                }
                """);

        assertEquals("empty", subject.call("f", "").result());
        assertEquals("dot", subject.call("f", "a").result());
        assertEquals(".c1.d2true.x3true..", subject.call("f", "acdeb").result());
        assertEquals("x1true.", subject.call("f", "y").result());
        assertEquals("x2true.", subject.call("f", "z").result());
    }

    @Test
    void nested_loops_cover_each_branch_once() throws Exception {
        Covered subject = Covered.of(folder, """
                class C {
                    static int f(int n) {
                        int sum = 0;
                        for (int i = 0; i < n; i++) {
                            for (int j = i; j < n; j++) {
                                if ((i ^ j) == 5) { sum += 1000; } else { sum++; }
                            }
                        }
                        return sum;
                    }
                }
                """);

        assertEquals(0, subject.call("f", 0).result());
        assertEquals(2, Probes.fresh());
        assertEquals(List.of(4, 5, 6, 5), lines(subject.call("f", 1)));
        assertEquals(List.of(), lines(subject.call("f", 4)));
        assertEquals(List.of(6), lines(subject.call("f", 5)));
        assertEquals(7, Probes.fresh());
    }

    @Test
    void handlers_are_covered_when_they_catch() throws Exception {
        Covered subject = Covered.of(folder, """
                class C {
                    static String f(Object o) {
                        try {
                            synchronized (o) {
                                return "" + ((String) o).length();
                            }
                        } catch (ClassCastException e) {
                            return "cast";
                        } catch (NullPointerException e) {
                            return "null";
                        }
                    }
                }
                """);

        assertEquals(1, subject.call("f", "abc").probes().size());
        List<Integer> cast = lines(subject.call("f", 1));
        assertEquals(7, cast.get(cast.size() - 1));
        assertEquals(List.of(9), lines(subject.call("f", (Object) null)));
    }

    @Test
    void comparisons_of_wide_numbers_are_covered_by_the_jumps_after_them() throws Exception {
        Covered subject = Covered.of(folder, """
                class C {
                    static int l(long a, long b) { return a < b ? 1 : 2; }
                    static int d(double a, double b) { return a < b ? 1 : 2; }
                    static int f(float a, float b) { return a > b ? 1 : 2; }
                }
                """);

        assertEquals(1, subject.call("l", 1L, Long.MAX_VALUE).result());
        assertOneMore(2, subject.call("l", 3L, 3L));
        assertEquals(1, subject.call("d", -0.5, 0.5).result());
        assertOneMore(2, subject.call("d", Double.NaN, 0.5));
        assertEquals(1, subject.call("f", 2f, 1f).result());
        assertOneMore(2, subject.call("f", 2f, Float.NaN));
    }

    private static void assertOneMore(Object result, Covered.Call call) {
        assertEquals(result, call.result());
        assertEquals(1, call.probes().size());
    }

    @Test
    void lambdas_are_covered_but_nothing_that_compilers_add() throws Exception {
        Covered subject = Covered.of(folder, """
                enum C implements java.util.function.Supplier<String> {
                    A, B;
                    static final int N = Integer.getInteger("none", 3) > 2 ? 1 : 2;
                    public String get() { Runnable r = () -> { if (N > 5) throw new Error(); }; r.run(); return name(); }
                }
                """);
        subject.call("values");

        Set<String> methods = methods(subject.table());
        assertTrue(methods.contains("lambda$get$0()V"), methods::toString);
        assertTrue(methods.contains("get()Ljava/lang/String;"), methods::toString);
        assertEquals(3, methods.size(), methods::toString);
        assertEquals(0, Probes.fresh() - countOf(subject, "<init>(Ljava/lang/String;I)V"));
    }

    private static long countOf(Covered subject, String method) {
        return IntStream.of(Probes.freshSince(0))
                .filter(id -> subject.table().get(id).method().equals(method))
                .count();
    }

    @Test
    void what_is_out_of_budget_covers_nothing_more() throws Exception {
        Covered subject = Covered.of(folder, """
                class C {
                    static int f(int n) {
                        try {
                            while (n > 0) { n = g(n); }
                        } catch (Error e) {
                            return g(n);
                        }
                        return n;
                    }
                    static int g(int n) { return n; }
                }
                """);
        Budget.arm(100, 100);
        try {
            assertThrows(Exception.class, () -> subject.call("f", 1));
        } finally {
            Budget.disarm();
        }

        assertEquals(
                List.of("f(I)I 0", "f(I)I 2", "g(I)I 0"),
                IntStream.of(Probes.freshSince(0))
                        .mapToObj(subject.table()::get)
                        .map(probe -> probe.method() + " " + probe.number())
                        .toList());
    }

    @Test
    void a_method_near_the_limit_of_the_jvm_loses_its_probes_first() throws Exception {
        var text = new StringBuilder("class C { static int run(int n) { int s = 0;\n");
        text.append("if (n > 1) s++;\n".repeat(5000));
        Covered subject = Covered.of(folder, text + "return s; } static int small(int n) { return n > 1 ? 1 : 0; } }");

        assertEquals(5000, subject.call("run", 2).result());
        assertEquals(
                List.of("run(I)I is too large for probes"),
                subject.subject().classes().notes().get("C"));
        assertEquals(Set.of("<init>()V", "small(I)I"), methods(subject.table()));
        assertEquals(4, subject.table().size());
        assertEquals(List.of(0, 2), subject.call("small", 2).numbers());
    }

    @Test
    void loaders_share_the_numbers() throws Exception {
        Covered subject = Covered.of(folder, "class C { static int f(int n) { return n > 1 ? 1 : 0; } }");
        subject.call("f", 2);
        int size = subject.table().size();
        subject.subject().newLoader();

        assertEquals(List.of(), subject.call("f", 2).probes());
        assertEquals(List.of(1), subject.call("f", 1).numbers());
        assertEquals(size, subject.table().size());
    }
}

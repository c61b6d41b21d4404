package dev.quintain.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.CompiledSources;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.JavaCode;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.junit.CompileCheck;
import dev.quintain.junit.Dialect;
import dev.quintain.junit.JUnitWriter;
import dev.quintain.junit.TestCompiler;
import dev.quintain.junit.TestKind;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("NullAway.Init") // set before use by every test
class SequencePrinterTest {
    private static final Thrown THROWN = new Thrown("java.lang.ArithmeticException", "/ by zero", List.of());

    @TempDir
    Path folder;

    private CompiledSources sources;
    private Steps steps;
    private String packageName = "p";

    private void given(String... files) throws IOException {
        sources = CompiledSources.in(folder, files);
        steps = new Steps(sources.classPath());
    }

    private String printed() {
        GeneratedTest test = test();
        return Stream.concat(test.arrange().stream(), test.check().code())
                .map(JavaCode::brief)
                .collect(Collectors.joining("; "));
    }

    private GeneratedTest test() {
        return printer().test(steps.sequence(), Rule.LANGUAGE_EXCEPTION, THROWN);
    }

    private SequencePrinter printer() {
        return new SequencePrinter(sources.classPath(), packageName);
    }

    /** Whatever a test here prints must compile. */
    @AfterEach
    void compiles() {
        ClassPath classPath = sources.classPath();
        var writer = new JUnitWriter(Dialect.JUPITER, TestKind.CRASH, classPath::simpleNamesIn);
        var faults = new CompileCheck(TestCompiler.own(), List.of(folder)).check(writer.write(List.of(test())));

        assertEquals(List.of(), faults);
    }

    @Test
    void writes_literals_in_place_and_gives_other_values_names() throws IOException {
        given(
                "p/Canvas.java",
                "package p; public class Canvas { public Canvas(int w, int h) {} public void write(float f, Color c) {} }",
                "p/Color.java",
                "package p; public class Color { public Color(float r) {} }");
        int canvas = steps.call("p.Canvas", "<init>(II)V", steps.value(-1), steps.value(-1));
        int size = steps.value(-1.0f);
        int color = steps.call("p.Color", "<init>(F)V", steps.value(0.0f));
        steps.call("p.Canvas", "write(FLp/Color;)V", canvas, size, color);

        assertEquals(
                "Canvas canvas = new Canvas(-1, -1); Color color = new Color(0.0f); canvas.write(-1.0f, color)",
                printed());
        assertEquals(
                "new Canvas(-1, -1).write(-1.0f, new Color(0.0f))", printer().reproducer(steps.sequence()));
        assertEquals("write_throws_ArithmeticException", test().name());
        assertEquals(
                "new Canvas(-1, -1).write(-1.0f, new Color(0.0f)) throws ArithmeticException: / by zero",
                test().title());
    }

    @Test
    void writes_a_short_call_into_the_call_that_needs_it_before_the_one_under_test() throws IOException {
        given(
                "p/Box.java",
                "package p; public class Box { public Box() {} public Box(Box inner) {} public void open(Box other) {} }");
        int small = steps.call("p.Box", "<init>()V");
        int medium = steps.call("p.Box", "<init>(Lp/Box;)V", small);
        int other = steps.call("p.Box", "<init>()V");
        steps.call("p.Box", "open(Lp/Box;)V", medium, other);

        assertEquals("Box box = new Box(new Box()); Box box2 = new Box(); box.open(box2)", printed());
    }

    @Test
    void keeps_the_order_of_evaluation() throws IOException {
        given(
                "p/Log.java",
                "package p; public class Log { public Log() {} public Log(Log a, Log b) {} public void end(Log a) {} }");
        int first = steps.call("p.Log", "<init>()V");
        int second = steps.call("p.Log", "<init>()V");
        int swapped = steps.call("p.Log", "<init>(Lp/Log;Lp/Log;)V", second, first);
        steps.call("p.Log", "end(Lp/Log;)V", swapped, swapped);

        assertEquals(
                "Log log = new Log(); Log log2 = new Log(); Log log3 = new Log(log2, log); log3.end(log3)", printed());
        assertEquals(
                "Log log = new Log(); Log log2 = new Log(); Log log3 = new Log(log2, log); log3.end(log3)",
                printer().reproducer(steps.sequence()));
    }

    @Test
    void shares_an_array_that_is_used_twice() throws IOException {
        given("p/Sums.java", "package p; public class Sums { public static int add(int[] a, int[] b) { return 0; } }");
        int array = steps.literal(
                new Literal.ArrayOf(new JavaType("int[]"), List.of(new Literal.Constant(new JavaType("int"), 0))));
        steps.call("p.Sums", "add([I[I)I", array, array);

        assertEquals("int[] ints = new int[] {0}; Sums.add(ints, ints)", printed());
    }

    @Test
    void casts_only_where_an_overload_could_be_meant() throws IOException {
        given("p/Sink.java", """
                package p;
                public class Sink {
                    public static void one(Object o) {}
                    public static void two(Object o) {}
                    static void two(String s) {}
                    public static void all(Object... o) {}
                }
                """);
        steps.call("p.Sink", "one(Ljava/lang/Object;)V", steps.nothing("java.lang.Object"));
        steps.call("p.Sink", "one(Ljava/lang/Object;)V", steps.value("a"));
        steps.call("p.Sink", "two(Ljava/lang/Object;)V", steps.nothing("java.lang.Object"));
        steps.call("p.Sink", "two(Ljava/lang/Object;)V", steps.value("a"));
        steps.call("p.Sink", "all([Ljava/lang/Object;)V", steps.nothing("java.lang.Object[]"));

        assertEquals(
                "Sink.one(null); Sink.one(\"a\"); Sink.two((Object) null); Sink.two((Object) \"a\");"
                        + " Sink.all((Object[]) null)",
                printed());
    }

    @Test
    void does_not_cast_what_no_other_overload_takes_or_what_fits_the_meant_one_best() throws IOException {
        given("p/Source.java", """
                package p;
                public class Source {
                    public static void of(java.io.InputStream i, int n) {}
                    public static void of(java.io.Reader r, int n) {}
                    public static void of(java.util.concurrent.Callable<String> c, int n) {}
                    public static void put(Object o) {}
                    public static void put(CharSequence s) {}
                    public static void put(long l) {}
                    public static void number(Object o) {}
                    public static void number(long l) {}
                }
                """);
        int reader = steps.call("java.io.StringReader", "<init>(Ljava/lang/String;)V", steps.value("a"));
        int builder = steps.call("java.lang.StringBuilder", "<init>()V");
        steps.call("p.Source", "of(Ljava/io/Reader;I)V", reader, steps.value(1));
        steps.call("p.Source", "put(Ljava/lang/CharSequence;)V", builder);
        steps.call("p.Source", "put(Ljava/lang/Object;)V", builder);
        steps.call("p.Source", "number(Ljava/lang/Object;)V", steps.value(1));

        assertEquals(
                "StringReader stringReader = new StringReader(\"a\"); StringBuilder stringBuilder = new StringBuilder();"
                        + " Source.of(stringReader, 1); Source.put(stringBuilder); Source.put((Object) stringBuilder);"
                        + " Source.number((Object) 1)",
                printed());
    }

    @Test
    void does_not_cast_the_receiver_of_what_takes_nothing() throws IOException {
        given(
                "p/Names.java",
                "package p; public class Names extends java.util.AbstractList<String> {"
                        + " public String get(int i) { return null; } public int size() { return 0; }"
                        + " public boolean containsAll(Names n) { return false; } }");
        int names = steps.call("p.Names", "<init>()V");
        int list = steps.call("java.util.ArrayList", "<init>()V");
        steps.call("java.util.Collection", "isEmpty()Z", names);
        steps.call("java.util.AbstractCollection", "containsAll(Ljava/util/Collection;)Z", names, list);
        steps.call("java.util.AbstractCollection", "containsAll(Ljava/util/Collection;)Z", names, names);

        assertEquals(
                "Names names = new Names(); ArrayList arrayList = new ArrayList(); names.isEmpty();"
                        + " ((AbstractCollection) names).containsAll(arrayList);"
                        + " ((AbstractCollection) names).containsAll(names)",
                printed());
    }

    @Test
    void calls_a_superclass_method_that_a_subclass_overloads_through_the_superclass() throws IOException {
        given(
                "p/Base.java",
                "package p; public class Base { public void f(Object o) {} public void g() {} }",
                "p/Sub.java",
                "package p; public class Sub extends Base { public void f(String s) {} }");
        int sub = steps.call("p.Sub", "<init>()V");
        steps.call("p.Base", "g()V", sub);
        steps.call("p.Base", "f(Ljava/lang/Object;)V", sub, steps.value("a"));
        steps.call("p.Base", "f(Ljava/lang/Object;)V", sub, steps.value(1));

        assertEquals("Sub sub = new Sub(); sub.g(); ((Base) sub).f(\"a\"); sub.f(1)", printed());
    }

    @Test
    void makes_instances_of_inner_and_nested_classes_and_of_classes_with_dollars_in_their_names() throws IOException {
        given("p/Out$er.java", """
                package p;
                public class Out$er {
                    public class Inn$er { public Inn$er(int i) {} }
                    public static class Nested { public Nested(Inn$er i) {} }
                }
                """);
        int outer = steps.call("p.Out$er", "<init>()V");
        int inner = steps.call("p.Out$er$Inn$er", "<init>(Lp/Out$er;I)V", outer, steps.value(1));
        steps.call("p.Out$er$Nested", "<init>(Lp/Out$er$Inn$er;)V", inner);

        assertEquals("Out$er.Inn$er inn$er = new Out$er().new Inn$er(1); new Out$er.Nested(inn$er)", printed());
    }

    @Test
    void names_no_variable_like_a_keyword_a_package_or_a_type() throws IOException {
        given("p/Names.java", """
                package p;
                public class Names {
                    public static class Default {}
                    public static class P {}
                    public static class Java {}
                    public static class lower { public static void end(Default a, P b, Java c, lower d, E e) {} }
                    public static class E {}
                }
                """);
        int[] all = Stream.of("Default", "P", "Java", "lower", "E")
                .mapToInt(name -> steps.call("p.Names$" + name, "<init>()V"))
                .toArray();
        steps.call("p.Names$lower", "end(Lp/Names$Default;Lp/Names$P;Lp/Names$Java;Lp/Names$lower;Lp/Names$E;)V", all);

        assertEquals(
                "Names.Default aDefault = new Names.Default(); Names.P p2 = new Names.P(); Names.Java java = new Names.Java();"
                        + " Names.lower lower2 = new Names.lower(); Names.E e2 = new Names.E();"
                        + " Names.lower.end(aDefault, p2, java, lower2, e2)",
                printed());
    }

    @Test
    void writes_lambdas_for_functional_interfaces_and_stubs_for_others() throws IOException {
        given("p/Taker.java", """
                package p;
                import java.util.*;
                public class Taker {
                    public interface Shape { int area(); String name(); }
                    public interface Odd { <T> T make(); }
                    public static void take(Runnable r, Comparator<String> c, Shape s, Odd o) {}
                    public static void over(Runnable r) {}
                    public static void over(java.util.concurrent.Callable<?> r) {}
                }
                """);
        int runnable = steps.literal(new Literal.Stub(new JavaType("java.lang.Runnable"), true));
        int runnable2 = steps.literal(new Literal.Stub(new JavaType("java.lang.Runnable"), true));
        int comparator = steps.literal(new Literal.Stub(new JavaType("java.util.Comparator"), true));
        int shape = steps.literal(new Literal.Stub(new JavaType("p.Taker$Shape"), false));
        int odd = steps.literal(new Literal.Stub(new JavaType("p.Taker$Odd"), true));
        steps.call("p.Taker", "over(Ljava/lang/Runnable;)V", runnable);
        steps.call(
                "p.Taker",
                "take(Ljava/lang/Runnable;Ljava/util/Comparator;Lp/Taker$Shape;Lp/Taker$Odd;)V",
                runnable2,
                comparator,
                shape,
                odd);

        assertEquals(
                "Taker.over((Runnable) () -> {}); Taker.take(() -> {}, (Comparator) (x, y) -> 0,"
                        + " stub(Taker.Shape.class), stub(Taker.Odd.class))",
                printed());
    }

    @Test
    void passes_arguments_that_satisfy_generic_signatures() throws IOException {
        given("p/Generic.java", """
                package p;
                import java.util.*;
                import java.util.function.*;
                public class Generic<A extends Number> {
                    public static class Odd implements Comparable<String> { public int compareTo(String s) { return 0; } }
                    public static class Strings extends ArrayList<String> {}
                    public Generic(List<A> all) {}
                    public void put(A a, List<A> all) {}
                    public static <T extends Comparable<T>> T max(T a, T b) { return a; }
                    public static <T extends Number & Comparable<T>> void both(T t) {}
                    public static <E extends Enum<E>> Set<E> every(Class<E> type) { return null; }
                    public static <T, C extends Collection<T>> C into(C all, T one) { return all; }
                    public static <K, V extends Comparable<? super V>> void sort(Map<K, V> map) {}
                    public static <T> T first(T... all) { return null; }
                    public static void strings(List<String> all) {}
                    public static void classes(Class<?> type) {}
                    public static <X extends Throwable> void fail(Supplier<X> s) throws X {}
                }
                """);
        int odd = steps.call("p.Generic$Odd", "<init>()V");
        int strings = steps.call("p.Generic$Strings", "<init>()V");
        int list = steps.call("java.util.ArrayList", "<init>()V");
        int generic = steps.call("p.Generic", "<init>(Ljava/util/List;)V", list);
        int object = steps.literal(new Literal.ClassOf(JavaType.OBJECT));
        steps.call(
                "p.Generic",
                "put(Ljava/lang/Number;Ljava/util/List;)V",
                generic,
                steps.nothing("java.lang.Number"),
                strings);
        int max = steps.call(
                "p.Generic",
                "max(Ljava/lang/Comparable;Ljava/lang/Comparable;)Ljava/lang/Comparable;",
                odd,
                steps.value("a"));
        steps.call(
                "p.Generic",
                "both(Ljava/lang/Number;)V",
                steps.literal(new Literal.Constant(new JavaType("java.lang.Integer"), 1)));
        steps.call("p.Generic", "every(Ljava/lang/Class;)Ljava/util/Set;", object);
        steps.call("p.Generic", "into(Ljava/util/Collection;Ljava/lang/Object;)Ljava/util/Collection;", strings, max);
        steps.call("p.Generic", "sort(Ljava/util/Map;)V", steps.call("java.util.HashMap", "<init>()V"));
        steps.call("p.Generic", "first([Ljava/lang/Object;)Ljava/lang/Object;", steps.nothing("java.lang.Object[]"));
        steps.call("p.Generic", "strings(Ljava/util/List;)V", list);
        steps.call("p.Generic", "classes(Ljava/lang/Class;)V", object);
        steps.call("java.util.ArrayList", "add(Ljava/lang/Object;)Z", strings, odd);
        steps.call(
                "p.Generic",
                "fail(Ljava/util/function/Supplier;)V",
                steps.literal(new Literal.Stub(new JavaType("java.util.function.Supplier"), true)));

        assertEquals(
                List.of(
                        "Generic.Odd odd = new Generic.Odd()",
                        "Generic.Strings strings = new Generic.Strings()",
                        "ArrayList arrayList = new ArrayList()",
                        "new Generic(arrayList).put(null, strings)",
                        "Comparable comparable = Generic.max((Comparable) odd, (Comparable) \"a\")",
                        "Generic.both((Number & Comparable) Integer.valueOf(1))",
                        "Generic.every((Class) Object.class)",
                        "Generic.into((Collection) strings, comparable)",
                        "Generic.sort(new HashMap())",
                        "Generic.first((Object[]) null)",
                        "Generic.strings(arrayList)",
                        "Generic.classes(Object.class)",
                        "((ArrayList) strings).add(odd)"),
                test().arrange().stream().map(JavaCode::brief).toList());
        assertEquals(
                "Generic.fail((Supplier) () -> null)",
                test().check().code().findFirst().orElseThrow().brief());
        assertEquals(GeneratedTest.Checked.THROWABLE, test().checked());
    }

    @Test
    void writes_names_of_java_lang_in_full_where_the_package_hides_them() throws IOException {
        given(
                "p/String.java",
                "package p; public class String { public static void f(java.lang.String[] s, p.String t, Object o) {} }",
                "p/Object.java",
                "package p; public class Object {}",
                "p/Test.java",
                "package p; public class Test {}",
                "p/StringCrashTest.java",
                "package p; public class StringCrashTest {}");
        int object = steps.call("p.Object", "<init>()V");
        steps.call(
                "p.String",
                "f([Ljava/lang/String;Lp/String;Lp/Object;)V",
                steps.literal(new Literal.ArrayOf(new JavaType("java.lang.String[]"), List.of())),
                steps.nothing("p.String"),
                object);

        assertEquals("Object object = new Object(); String.f(new String[0], null, object)", printed());
    }

    @Test
    void tests_a_class_of_the_default_package_from_there() throws IOException {
        packageName = "";
        given("Lost.java", "public class Lost { public static long f(long a, byte b, short c, char d) { return 0; } }");
        steps.call(
                "Lost", "f(JBSC)J", steps.value(1L), steps.value((byte) -1), steps.value((short) 2), steps.value('\''));

        assertEquals("Lost.f(1L, (byte) -1, (short) 2, '\\'')", printed());
    }

    @Test
    void declares_a_value_of_a_hidden_type_as_what_its_user_wants() throws IOException {
        packageName = "q";
        given("p/Maker.java", """
                package p;
                public class Maker {
                    public static Hidden make() { return null; }
                    public static void use(Runnable r) {}
                }
                class Hidden implements Runnable { public void run() {} }
                """);
        steps.call("p.Maker", "use(Ljava/lang/Runnable;)V", steps.call("p.Maker", "make()Lp/Hidden;"));

        assertEquals("Runnable runnable = Maker.make(); Maker.use(runnable)", printed());
    }

    @Test
    void reads_fields_in_place_unless_they_can_change() throws IOException {
        given(
                "p/Mode.java",
                "package p; public enum Mode { FAST; public static Mode last = FAST; public static Mode set(Mode a, Mode b) { return a; } }");
        int fast = steps.call("p.Mode", "FAST");
        int last = steps.call("p.Mode", "last");
        int set = steps.call("p.Mode", "set(Lp/Mode;Lp/Mode;)Lp/Mode;", fast, fast);
        steps.call("p.Mode", "set(Lp/Mode;Lp/Mode;)Lp/Mode;", set, last);

        assertEquals(
                "Mode mode = Mode.last; Mode mode2 = Mode.set(Mode.FAST, Mode.FAST); Mode.set(mode2, mode)", printed());
    }

    @Test
    void a_call_that_only_an_assertion_speaks_of_is_made_once() throws IOException {
        given("p/Tape.java", """
                package p;
                public class Tape {
                    public Object next() { return this; }
                    public Object previous() { return this; }
                }
                """);
        int tape = steps.call("p.Tape", "<init>()V");
        int next = steps.call("p.Tape", "next()Ljava/lang/Object;", tape);
        int previous = steps.call("p.Tape", "previous()Ljava/lang/Object;", tape);

        GeneratedTest test =
                printer().test(steps.sequence(), "previous", "previous", Map.of(previous, new Expected.Same(next)));

        assertEquals(
                "Tape tape = new Tape(); Object object = tape.next(); assertSame(object, tape.previous())",
                Stream.concat(test.arrange().stream(), test.check().code())
                        .map(JavaCode::brief)
                        .collect(Collectors.joining("; ")));
    }
}

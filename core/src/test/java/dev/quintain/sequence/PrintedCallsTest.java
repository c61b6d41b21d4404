package dev.quintain.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.CompiledSources;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.junit.Dialect;
import dev.quintain.junit.JUnitWriter;
import dev.quintain.junit.TestFile;
import dev.quintain.junit.TestKind;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import java.io.Serializable;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs what the printer wrote, to see that the compiler took it for what was meant. */
@SuppressWarnings("NullAway.Init") // set before use by every test
class PrintedCallsTest {
    private static final String RECORDER = """
            package p;
            public class Recorder {
                public static final java.util.List<Object> SEEN = new java.util.ArrayList<>();
                public static void keep(String value) { SEEN.add(value); }
                public static void keep(char value) { SEEN.add(value); }
                public static void keep(byte value) { SEEN.add(value); }
                public static void keep(short value) { SEEN.add(value); }
                public static void keep(int value) { SEEN.add(value); }
                public static void keep(long value) { SEEN.add(value); }
                public static void keep(float value) { SEEN.add(value); }
                public static void keep(double value) { SEEN.add(value); }
                public static void keep(boolean value) { SEEN.add(value); }
                public static void keep(Integer value) { SEEN.add("Integer"); }
                public static void keep(Number value) { SEEN.add("Number"); }
                public static void keep(Object value) { SEEN.add("Object"); }
                public static void keep(Object... value) { SEEN.add("Object..."); }
                public static void keep(CharSequence value) { SEEN.add("CharSequence"); }
                public static void keep(String[] value) { SEEN.add("String[]"); }
                public static void keep(Runnable value) { SEEN.add("Runnable"); }
                public static void keep(java.util.concurrent.Callable<String> value) { SEEN.add("Callable"); }
                public static void keep(Class<? extends Number> value) { SEEN.add("Class"); }
            }
            """;

    @TempDir
    Path folder;

    private final List<GeneratedTest> tests = new ArrayList<>();
    private final List<Object> expected = new ArrayList<>();
    private ClassPath classPath;

    @Test
    void every_literal_arrives_as_it_is_at_the_method_of_its_type() throws Exception {
        CompiledSources sources = CompiledSources.in(folder, "p/Recorder.java", RECORDER);
        classPath = sources.classPath();
        constants(
                "",
                "a\"b\\c\n\r\t\b\f\0\u007f\u00e9\u2028\ud83d\ude00",
                "\ud800",
                "\\u0041 $T $$ %s",
                "x".repeat(200),
                "\u20ac".repeat(30_000),
                "\"".repeat(70_000));
        constants('a', '\'', '"', '\\', '\n', '\0', '\ud800', '\uffff', '\u00e9');
        constants((byte) -1, (byte) 0, Byte.MIN_VALUE, Byte.MAX_VALUE);
        constants((short) -1, Short.MIN_VALUE, Short.MAX_VALUE);
        constants(-1, 0, Integer.MIN_VALUE, Integer.MAX_VALUE, -1L, Long.MIN_VALUE, Long.MAX_VALUE);
        constants(-1.0f, -0.0f, 1e10f, Float.NaN, Float.MIN_VALUE, Float.MAX_VALUE, Float.NEGATIVE_INFINITY);
        constants(-1.0, -0.0, 1e-300, Double.NaN, Double.MIN_VALUE, Double.MAX_VALUE, Double.POSITIVE_INFINITY);
        constants(true, false);
        var integer = new Literal.Constant(new JavaType("java.lang.Integer"), -1);
        call("Integer", "Ljava/lang/Integer;", integer);
        call("Number", "Ljava/lang/Number;", integer);
        call("Object", "Ljava/lang/Object;", integer);
        for (String type : List.of("Integer", "Number", "Object", "CharSequence", "Runnable", "Class")) {
            String name = "java.lang." + type;
            call(type, "L" + name.replace('.', '/') + ";", new Literal.Null(new JavaType(name)));
        }
        call("Object", "Ljava/lang/Object;", new Literal.Constant(JavaType.STRING, "a"));
        call("CharSequence", "Ljava/lang/CharSequence;", new Literal.Constant(JavaType.STRING, "a"));
        call("Object...", "[Ljava/lang/Object;", new Literal.ArrayOf(new JavaType("java.lang.String[]"), List.of()));
        call("Object...", "[Ljava/lang/Object;", new Literal.Null(new JavaType("java.lang.Object[]")));
        call("String[]", "[Ljava/lang/String;", new Literal.ArrayOf(new JavaType("java.lang.String[]"), List.of()));
        call(
                "Object",
                "Ljava/lang/Object;",
                new Literal.ArrayOf(
                        new JavaType("int[][]"),
                        List.of(new Literal.ArrayOf(
                                new JavaType("int[]"), List.of(new Literal.Constant(new JavaType("int"), 1))))));
        call("Runnable", "Ljava/lang/Runnable;", new Literal.Stub(new JavaType("java.lang.Runnable"), true));
        call("Object", "Ljava/lang/Object;", new Literal.Stub(new JavaType("java.lang.Runnable"), true));
        call("Object", "Ljava/lang/Object;", new Literal.Stub(new JavaType("java.util.Iterator"), false));
        call(
                "Callable",
                "Ljava/util/concurrent/Callable;",
                new Literal.Stub(new JavaType("java.util.concurrent.Callable"), true));
        call("Class", "Ljava/lang/Class;", new Literal.ClassOf(JavaType.STRING));

        assertEquals(expected, run(sources));
    }

    private void constants(Serializable... values) {
        for (Serializable value : values) {
            var steps = new Steps(classPath);
            int step = steps.value(value);
            String descriptor = steps.sequence().steps().get(step).type().equals(JavaType.STRING)
                    ? "Ljava/lang/String;"
                    : primitive(value).descriptorString();
            steps.call("p.Recorder", "keep(" + descriptor + ")V", step);
            add(steps, value);
        }
    }

    private static Class<?> primitive(Object value) {
        return MethodType.methodType(value.getClass()).unwrap().returnType();
    }

    private void call(String seen, String descriptor, Literal argument) {
        var steps = new Steps(classPath);
        steps.call("p.Recorder", "keep(" + descriptor + ")V", steps.literal(argument));
        add(steps, seen);
    }

    private void add(Steps steps, Object seen) {
        var thrown = new Thrown("java.lang.Error", null, List.of());
        tests.add(new SequencePrinter(classPath, "p").test(steps.sequence(), Rule.ERROR, thrown));
        expected.add(seen);
    }

    private List<?> run(CompiledSources sources) throws Exception {
        var writer = new JUnitWriter(Dialect.JUNIT_4, TestKind.CRASH, classPath::simpleNamesIn);
        TestFile file = writer.write(tests).get(0);
        sources.add(file.path(), file.source());
        try (var loader = sources.loader()) {
            Object test =
                    loader.loadClass("p.RecorderCrashTest").getConstructor().newInstance();
            for (TestFile.Method each : file.methods()) {
                Method method = test.getClass().getMethod(each.name());
                method.invoke(test);
            }
            return (List<?>) loader.loadClass("p.Recorder").getField("SEEN").get(null);
        }
    }
}

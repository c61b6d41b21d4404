package dev.quintain.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.CompiledSources;
import dev.quintain.Golden;
import dev.quintain.finding.Frame;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.GeneratedTest.CopesOrRefuses;
import dev.quintain.finding.JavaCode;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.SequencePrinter;
import dev.quintain.sequence.Steps;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("NullAway.Init") // set before use by every test
class JUnitWriterTest {
    private static final String CANVAS = """
            package paint;

            import java.util.List;

            public class Canvas {
                public interface Listener {
                    void painted(Canvas canvas);

                    boolean wants(String event);
                }

                public Canvas(int width, int height) {}

                public void write(float size, int x, int y, Color color) {}

                public void listen(Listener listener, Runnable then) {}

                public static void load(String path, List<String> options) throws java.io.IOException {}

                public int fill(Color color) {
                    return 0;
                }
            }
            """;
    private static final String COLOR =
            "package paint; public class Color { public Color(float red, float green, float blue) {} }";

    @TempDir
    Path folder;

    private ClassPath classPath;

    @Test
    void writes_what_a_person_would() throws IOException {
        List<GeneratedTest> tests = canvasTests();

        Golden.assertMatches(
                "CanvasCrashTest.java.txt",
                only(writer(Dialect.JUPITER).write(tests)).source());
        Golden.assertMatches(
                "CanvasCrashTest4.java.txt",
                only(writer(Dialect.JUNIT_4).write(tests)).source());
    }

    @Test
    void what_it_writes_compiles() throws IOException {
        List<GeneratedTest> tests = canvasTests();
        CompileCheck check = new CompileCheck(TestCompiler.own(), List.of(folder));

        assertEquals(List.of(), check.check(writer(Dialect.JUPITER).write(tests)));
        assertEquals(List.of(), check.check(writer(Dialect.JUNIT_4).write(tests)));
    }

    @Test
    void knows_where_each_test_is() throws IOException {
        List<GeneratedTest> tests = canvasTests();
        TestFile file = only(writer(Dialect.JUPITER).write(tests));
        List<String> lines = file.source().lines().toList();

        assertEquals(6, file.methods().size());
        for (TestFile.Method method : file.methods()) {
            List<String> own = lines.subList(method.firstLine() - 1, method.lastLine());
            assertTrue(own.get(0).startsWith("    /**"), own::toString);
            assertEquals("    }", own.get(own.size() - 1));
            assertEquals(1, own.stream().filter(line -> line.contains("@Test")).count());
            assertTrue(own.stream().anyMatch(line -> line.contains("void " + method.name() + "(")));
        }
    }

    @Test
    void starts_a_new_file_after_500_tests_and_leaves_taken_names_alone() throws IOException {
        List<GeneratedTest> tests = Collections.nCopies(1001, canvasTests().get(0));
        var writer = new JUnitWriter(Dialect.JUPITER, TestKind.CRASH, name -> Set.of("CanvasCrashTest2"));

        List<TestFile> files = writer.write(tests);

        assertEquals(
                List.of("paint/CanvasCrashTest.java", "paint/CanvasCrashTest3.java", "paint/CanvasCrashTest4.java"),
                files.stream().map(TestFile::path).toList());
        assertEquals(
                List.of(500, 500, 1),
                files.stream().map(file -> file.methods().size()).toList());
        assertEquals(
                "constructor_throws_NegativeArraySizeException_500",
                files.get(0).methods().get(499).name());
    }

    @Test
    void drops_tests_that_do_not_compile_and_keeps_the_others() throws IOException {
        List<GeneratedTest> tests = canvasTests();
        GeneratedTest wrong = withAct(tests.get(0), "no such thing");
        GeneratedTest wrongToo = withAct(tests.get(0), "canvas.vanish()");
        var writer =
                new CompilingWriter(writer(Dialect.JUPITER), new CompileCheck(TestCompiler.own(), List.of(folder)));

        CompilingWriter.Written written = writer.write(List.of(tests.get(0), wrong, tests.get(1), wrongToo));

        assertEquals(
                List.of(tests.get(0), tests.get(1)),
                only(written.files()).methods().stream()
                        .map(TestFile.Method::test)
                        .toList());
        assertEquals(List.of(wrong, wrongToo), written.dropped());
    }

    @Test
    void a_hostile_message_stays_in_its_comment() throws IOException {
        canvasTests();
        var steps = new Steps(classPath);
        steps.call("paint.Canvas", "<init>(II)V", steps.value(1), steps.value(1));
        var thrown = new Thrown("java.lang.Error", "*/ \\u002a/ \\\\user \\uuu \u00e9 $T $$ @see </pre>", List.of());
        GeneratedTest test = new SequencePrinter(classPath, "paint").test(steps.sequence(), Rule.ERROR, thrown);
        List<TestFile> files = writer(Dialect.JUPITER).write(List.of(test));

        assertEquals(List.of(), new CompileCheck(TestCompiler.own(), List.of(folder)).check(files));
        assertTrue(only(files).source().chars().allMatch(c -> c < 127));
    }

    private static GeneratedTest withAct(GeneratedTest test, String act) {
        return new GeneratedTest(
                test.packageName(),
                test.subject(),
                test.title(),
                test.name(),
                test.arrange(),
                new CopesOrRefuses(new JavaCode(act, List.of()), List.of()),
                test.checked(),
                test.timeout(),
                test.stubs(),
                test.warnings());
    }

    private JUnitWriter writer(Dialect dialect) {
        return new JUnitWriter(dialect, TestKind.CRASH, classPath::simpleNamesIn);
    }

    private static TestFile only(List<TestFile> files) {
        assertEquals(1, files.size());
        return files.get(0);
    }

    private List<GeneratedTest> canvasTests() throws IOException {
        classPath = CompiledSources.in(folder, "paint/Canvas.java", CANVAS, "paint/Color.java", COLOR)
                .classPath();
        return List.of(constructor(), write(1), write(2), listen(), load(), fill());
    }

    private GeneratedTest constructor() {
        var steps = new Steps(classPath);
        steps.call("paint.Canvas", "<init>(II)V", steps.value(-1), steps.value(1));
        return test(steps, Rule.LANGUAGE_EXCEPTION, "NegativeArraySizeException", "-1", "<init>", 12);
    }

    private GeneratedTest write(int line) {
        var steps = new Steps(classPath);
        int canvas = canvas(steps);
        int size = steps.value(-1.0f);
        int x = steps.value(-1);
        int y = steps.value(0);
        int color = color(steps);
        steps.call("paint.Canvas", "write(FIILpaint/Color;)V", canvas, size, x, y, color);
        String message = "Index -1 out of bounds for length 0";
        return test(steps, Rule.LANGUAGE_EXCEPTION, "ArrayIndexOutOfBoundsException", message, "put", line);
    }

    private GeneratedTest listen() {
        var steps = new Steps(classPath);
        int canvas = canvas(steps);
        int listener = steps.literal(new Literal.Stub(new JavaType("paint.Canvas$Listener"), false));
        int then = steps.literal(new Literal.Stub(new JavaType("java.lang.Runnable"), true));
        steps.call("paint.Canvas", "listen(Lpaint/Canvas$Listener;Ljava/lang/Runnable;)V", canvas, listener, then);
        return test(steps, Rule.ERROR, "AssertionError", null, "listen", 30);
    }

    private GeneratedTest load() {
        var steps = new Steps(classPath);
        int path = steps.value("a rather long path that comes from a constant in the class/under test/\u00e9.png");
        int options = steps.call("java.util.ArrayList", "<init>()V");
        steps.call("paint.Canvas", "load(Ljava/lang/String;Ljava/util/List;)V", path, options);
        return test(steps, Rule.PASSED_ON_EXCEPTION, "NumberFormatException", "For input string: \"\"", "load", 40)
                .notThrough(List.of("java.lang.Integer.parseInt"));
    }

    private GeneratedTest fill() {
        var steps = new Steps(classPath);
        steps.call("paint.Canvas", "fill(Lpaint/Color;)I", canvas(steps), color(steps));
        var thrown = new Thrown("", null, List.of(new Frame("paint.Canvas", "fill", "Canvas.java", 50)));
        return new SequencePrinter(classPath, "paint")
                .test(steps.sequence(), Rule.DOES_NOT_END, thrown)
                .within(Duration.ofSeconds(10));
    }

    private static int canvas(Steps steps) {
        return steps.call("paint.Canvas", "<init>(II)V", steps.value(-1), steps.value(-1));
    }

    private static int color(Steps steps) {
        return steps.call("paint.Color", "<init>(FFF)V", steps.value(-1.0f), steps.value(0.0f), steps.value(1.0f));
    }

    private GeneratedTest test(Steps steps, Rule rule, String type, @Nullable String message, String method, int line) {
        var frame = new Frame("paint.Canvas", method, "Canvas.java", line);
        var thrown = new Thrown("java.lang." + type, message, List.of(frame));
        return new SequencePrinter(classPath, "paint").test(steps.sequence(), rule, thrown);
    }
}

package dev.quintain.junit;

import dev.quintain.finding.GeneratedTest;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Whether test files compile. Reads class files, loads and writes none, and needs no JUnit on the class path. */
public final class CompileCheck {
    /** The little of JUnit that generated tests use. */
    private static final Map<String, String> JUNIT = Map.of(
            "org/junit/Test.java",
            "package org.junit; public @interface Test { long timeout() default 0; }",
            "org/junit/function/ThrowingRunnable.java",
            "package org.junit.function; public interface ThrowingRunnable { void run() throws Throwable; }",
            "org/junit/Assert.java",
            assertionsOf4(),
            "org/junit/jupiter/api/Test.java",
            "package org.junit.jupiter.api; public @interface Test {}",
            "org/junit/jupiter/api/function/Executable.java",
            "package org.junit.jupiter.api.function;"
                    + " public interface Executable { void execute() throws Throwable; }",
            "org/junit/jupiter/api/function/ThrowingSupplier.java",
            "package org.junit.jupiter.api.function;"
                    + " public interface ThrowingSupplier<T> { T get() throws Throwable; }",
            "org/junit/jupiter/api/Assertions.java",
            assertions());

    // With all overloads, since it is among them that the compiler chooses, or finds that it cannot.
    private static String assertions() {
        var source = new StringBuilder("""
                package org.junit.jupiter.api;
                import org.junit.jupiter.api.function.*;
                public class Assertions {
                    public static void assertTimeoutPreemptively(java.time.Duration d, Executable e) {}
                    public static <T> T assertTimeoutPreemptively(java.time.Duration d, ThrowingSupplier<T> s) {
                        return null;
                    }
                    public static <T extends Throwable> T assertThrows(Class<T> t, Executable e) { return null; }
                    public static void assertTrue(boolean b) {}
                    public static void assertTrue(java.util.function.BooleanSupplier s) {}
                    public static void assertFalse(boolean b) {}
                    public static void assertFalse(java.util.function.BooleanSupplier s) {}
                    public static void assertNull(Object o) {}
                    public static void assertNotNull(Object o) {}
                    public static void assertSame(Object a, Object b) {}
                    public static void assertEquals(Object a, Object b) {}
                    public static void assertEquals(float a, float b, float delta) {}
                    public static void assertEquals(double a, double b, double delta) {}
                    public static void assertArrayEquals(float[] a, float[] b, float delta) {}
                    public static void assertArrayEquals(double[] a, double[] b, double delta) {}
                """);
        for (String pair : List.of(
                "byte Byte",
                "short Short",
                "int Integer",
                "long Long",
                "float Float",
                "double Double",
                "char Character")) {
            String[] types = pair.split(" ");
            for (String one : types) {
                for (String other : types) {
                    source.append("public static void assertEquals(" + one + " a, " + other + " b) {}\n");
                }
            }
        }
        for (String element : List.of("boolean", "byte", "short", "int", "long", "float", "double", "char", "Object")) {
            source.append("public static void assertArrayEquals(" + element + "[] a, " + element + "[] b) {}\n");
        }
        return source.append("}").toString();
    }

    // Those that take a double, and no delta, always fail.
    private static String assertionsOf4() {
        var source = new StringBuilder("""
                package org.junit;
                import org.junit.function.ThrowingRunnable;
                public class Assert {
                    public static <T extends Throwable> T assertThrows(Class<T> t, ThrowingRunnable r) { return null; }
                    public static void assertTrue(boolean b) {}
                    public static void assertFalse(boolean b) {}
                    public static void assertNull(Object o) {}
                    public static void assertNotNull(Object o) {}
                    public static void assertSame(Object a, Object b) {}
                    public static void assertEquals(Object a, Object b) {}
                    public static void assertEquals(long a, long b) {}
                    public static void assertEquals(float a, float b, float delta) {}
                    public static void assertEquals(double a, double b, double delta) {}
                    public static void assertArrayEquals(float[] a, float[] b, float delta) {}
                    public static void assertArrayEquals(double[] a, double[] b, double delta) {}
                """);
        for (String element : List.of("boolean", "byte", "short", "int", "long", "char", "Object")) {
            source.append("public static void assertArrayEquals(" + element + "[] a, " + element + "[] b) {}\n");
        }
        return source.append("}").toString();
    }

    private final SourceCompiler compiler;
    private final List<Path> classPath;

    public CompileCheck(SourceCompiler compiler, List<Path> classPath) {
        this.compiler = compiler;
        this.classPath = List.copyOf(classPath);
    }

    /** What the compiler refuses; empty if all is well. */
    public List<Fault> check(List<TestFile> files) {
        var sources = new LinkedHashMap<>(JUNIT);
        files.forEach(file -> sources.put(file.path(), file.source()));
        return compiler.compile(sources, classPath).stream()
                .flatMap(error -> files.stream()
                        .filter(file -> file.path().equals(error.path()))
                        .map(file -> new Fault(file, error.line(), error.message())))
                .toList();
    }

    /**
     * An error of the compiler.
     *
     * @param line counted from 1
     */
    public record Fault(TestFile file, long line, String message) {
        /** The tests that are to blame: one if it is in its lines, else all that need the import at fault. */
        public List<GeneratedTest> tests() {
            List<GeneratedTest> here = file.methods().stream()
                    .filter(method -> method.covers(line))
                    .map(TestFile.Method::test)
                    .toList();
            return here.isEmpty() ? file.importersAt(line) : here;
        }
    }
}

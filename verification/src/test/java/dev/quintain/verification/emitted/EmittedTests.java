package dev.quintain.verification.emitted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.JdkUnderTest;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.apiguardian.api.API;
import org.hamcrest.Matcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.commons.JUnitException;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.launcher.Launcher;
import org.junit.runner.JUnitCore;
import org.opentest4j.AssertionFailedError;

/** The tests that a run emitted, compiled. */
public final class EmittedTests {
    private static final long MINUTES = 5;

    private final Path folder;
    private final List<Path> subject;
    private final Junit junit;
    private final Path java;

    /** Which JUnit the tests are written for. */
    public enum Junit {
        JUNIT_4("4"),
        JUPITER("5");

        private final String option;

        Junit(String option) {
            this.option = option;
        }
    }

    private EmittedTests(Path folder, List<Path> subject, Junit junit, Path java) {
        this.folder = folder;
        this.subject = subject;
        this.junit = junit;
        this.java = java;
    }

    /**
     * Tests of Jupiter's that somebody else has compiled.
     *
     * @param classes they and what is under test
     * @param into a folder for results
     * @param java the home of the JDK that runs them
     */
    public static EmittedTests compiled(List<Path> classes, Path into, Path java) {
        return new EmittedTests(into, classes, Junit.JUPITER, java);
    }

    /**
     * Compiles all tests that a run emitted.
     *
     * @param sources the folder of the tests
     * @param subject class path of what is under test
     * @param into a folder for class files and results
     */
    public static EmittedTests compile(Path sources, List<Path> subject, Junit junit, Path into) throws IOException {
        Files.createDirectories(into.resolve("classes"));
        List<File> files;
        try (Stream<Path> all = Files.walk(sources)) {
            files = all.filter(file -> file.toString().endsWith(".java"))
                    .map(Path::toFile)
                    .toList();
        }
        var classPath = new ArrayList<>(subject);
        classPath.addAll(libraries());
        var problems = new DiagnosticCollector<JavaFileObject>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (var manager = compiler.getStandardFileManager(problems, null, null)) {
            var options = List.of(
                    "-proc:none", "-nowarn", "-d", into.resolve("classes").toString(), "-cp", join(classPath));
            compiler.getTask(null, manager, problems, options, null, manager.getJavaFileObjectsFromFiles(files))
                    .call();
        }
        assertEquals(
                List.of(),
                problems.getDiagnostics().stream()
                        .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
                        .toList(),
                "emitted tests that do not compile");
        return new EmittedTests(into, subject, junit, JdkUnderTest.home());
    }

    /** The same tests for another version of what is under test. */
    public EmittedTests against(List<Path> other) {
        return new EmittedTests(folder, other, junit, java);
    }

    /** The same tests, run by another JDK. */
    public EmittedTests on(Path home) {
        return new EmittedTests(folder, subject, junit, home);
    }

    /** Runs each test in a class loader of its own. */
    public Map<String, String> runAlone(Collection<String> tests) throws Exception {
        return run("alone", tests);
    }

    /** Runs all tests with the same classes, one after the other. */
    public Map<String, String> runTogether(Collection<String> tests) throws Exception {
        return run("together", tests);
    }

    private Map<String, String> run(String how, Collection<String> tests) throws Exception {
        Path list = Files.write(folder.resolve("tests.txt"), tests);
        Path results = folder.resolve("results-" + how + ".txt");
        Files.deleteIfExists(results);
        Path log = folder.resolve(how + ".log");
        var classPath = new ArrayList<>(List.of(location(TestRunner.class)));
        classPath.addAll(libraries());
        var foreign = new ArrayList<>(List.of(folder.resolve("classes")));
        foreign.addAll(subject);
        Process process = new ProcessBuilder(
                        java.resolve("bin").resolve("java").toString(),
                        "-ea",
                        // As on a build server; a library under test publishes this property as a constant.
                        "-Djava.awt.headless=true",
                        "-Xmx256m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        join(classPath),
                        TestRunner.class.getName(),
                        join(foreign),
                        junit.option,
                        how,
                        list.toString(),
                        results.toString())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            assertTrue(process.waitFor(MINUTES, TimeUnit.MINUTES), "the emitted tests do not end");
        } finally {
            process.destroyForcibly();
        }
        assertEquals(0, process.exitValue(), () -> text(log));
        var ended = new TreeMap<String, String>();
        for (String line : Files.readAllLines(results)) {
            ended.put(line.substring(0, line.indexOf('\t')), line.substring(line.indexOf('\t') + 1));
        }
        return ended;
    }

    private static String text(Path log) {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            return e.toString();
        }
    }

    private static List<Path> libraries() {
        return Stream.of(
                        Test.class,
                        JupiterTestEngine.class,
                        JUnitException.class,
                        TestEngine.class,
                        Launcher.class,
                        AssertionFailedError.class,
                        API.class,
                        JUnitCore.class,
                        Matcher.class)
                .map(EmittedTests::location)
                .toList();
    }

    private static Path location(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String join(List<Path> paths) {
        return paths.stream()
                .map(path -> path.toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}

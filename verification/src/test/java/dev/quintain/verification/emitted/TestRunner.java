package dev.quintain.verification.emitted;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.runner.Description;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;

/** Main class of a JVM of its own: runs emitted tests and writes down how each of them ended. */
public final class TestRunner {
    static final String PASSED = "passed";

    /** What a test that is cut off is said to end with, whichever JUnit cut it off. */
    static final String TIMEOUT = "java.util.concurrent.TimeoutException";

    private static final long SEED = 7;

    private final URL[] classPath;
    private final boolean jupiter;
    private final Map<String, String> results = new TreeMap<>();

    private TestRunner(URL[] classPath, boolean jupiter) {
        this.classPath = classPath;
        this.jupiter = jupiter;
    }

    /**
     * Arguments: class path, which JUnit, alone or together, file of tests as {@code Class#method} or, for
     * Jupiter, {@code Class}, file of results.
     */
    public static void main(String[] args) throws Exception {
        var urls = new ArrayList<URL>();
        for (String entry : args[0].split(File.pathSeparator)) {
            urls.add(Path.of(entry).toUri().toURL());
        }
        List<String> tests = Files.readAllLines(Path.of(args[3]));
        var runner = new TestRunner(urls.toArray(URL[]::new), args[1].equals("5"));
        if (args[2].equals("together")) {
            runner.run(tests);
        } else {
            for (String test : tests) {
                runner.run(List.of(test));
            }
        }
        var lines = new ArrayList<String>();
        runner.results.forEach((test, result) -> lines.add(test + "\t" + result));
        Files.write(Path.of(args[4]), lines);
        // Tests of calls that do not end leave threads behind that do not either.
        Runtime.getRuntime().halt(0);
    }

    /** Runs tests in a class loader of their own. */
    private void run(List<String> tests) throws IOException, ClassNotFoundException {
        try (var loader = new URLClassLoader(classPath, TestRunner.class.getClassLoader())) {
            if (jupiter) {
                runJupiter(tests, loader);
            } else {
                runJUnit4(tests, loader);
            }
        }
    }

    private void runJupiter(List<String> tests, ClassLoader loader) throws ClassNotFoundException {
        // In an order that looks random, since none may depend on another.
        var request = LauncherDiscoveryRequestBuilder.request()
                .configurationParameter(
                        "junit.jupiter.testmethod.order.default", "org.junit.jupiter.api.MethodOrderer$Random")
                .configurationParameter(
                        "junit.jupiter.testclass.order.default", "org.junit.jupiter.api.ClassOrderer$Random")
                .configurationParameter("junit.jupiter.execution.order.random.seed", Long.toString(SEED));
        for (String test : tests) {
            Class<?> type = type(test, loader);
            request.selectors(test.contains("#") ? selectMethod(type, method(test)) : selectClass(type));
        }
        LauncherFactory.create().execute(request.build(), new TestExecutionListener() {
            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                test.getSource()
                        .filter(MethodSource.class::isInstance)
                        .map(MethodSource.class::cast)
                        .ifPresent(source -> results.put(
                                source.getClassName() + "#" + source.getMethodName(),
                                result.getThrowable().map(TestRunner::name).orElse(PASSED)));
            }
        });
    }

    private void runJUnit4(List<String> tests, ClassLoader loader) throws ClassNotFoundException {
        var core = new JUnitCore();
        core.addListener(new RunListener() {
            @Override
            public void testStarted(Description test) {
                results.put(test.getClassName() + "#" + test.getMethodName(), PASSED);
            }

            @Override
            public void testFailure(Failure failure) {
                Description test = failure.getDescription();
                results.put(test.getClassName() + "#" + test.getMethodName(), name(failure.getException()));
            }
        });
        // In an order that looks random, as above.
        var shuffled = new ArrayList<>(tests);
        Collections.shuffle(shuffled, new Random(SEED));
        for (String test : shuffled) {
            Filter one =
                    Filter.matchMethodDescription(Description.createTestDescription(type(test, loader), method(test)));
            core.run(Request.aClass(type(test, loader)).filterWith(one));
        }
    }

    private static Class<?> type(String test, ClassLoader loader) throws ClassNotFoundException {
        return loader.loadClass(test.replaceFirst("#.*", ""));
    }

    private static String method(String test) {
        return test.substring(test.indexOf('#') + 1);
    }

    private static String name(Throwable thrown) {
        // JUnit would not go on after it, so that tests hand it on in an error that it survives.
        Throwable reported = thrown.getCause() instanceof OutOfMemoryError memory ? memory : thrown;
        String type = reported.getClass().getName();
        boolean cutOff = type.equals("org.junit.runners.model.TestTimedOutException")
                || (type.equals("org.opentest4j.AssertionFailedError")
                        && String.valueOf(thrown.getMessage()).contains("timed out"));
        return cutOff ? TIMEOUT : type;
    }
}

package dev.quintain.run.inject;

import dev.quintain.engine.inject.InjectOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Which suite to run, and how.
 *
 * @param classes folders and jars with the classes under test
 * @param tests folders and jars with the tests
 * @param classPath what both need
 * @param instrumented classes with probes already in them, from {@code inject instrument}
 * @param javaHome the JDK that runs the tests
 * @param jvmArguments that the tests need
 * @param folder where the tests run
 * @param wholeStack whether calls without a handler in their own method count too
 * @param also binary names of unchecked exceptions that are treated like checked ones
 * @param partial whether reads and writes may do less than they were asked to
 * @param showInjected whether stack traces of injected exceptions stay in the log
 * @param include a regular expression for the names of test classes
 * @param exclude the same for those that are left out; empty for none
 * @param firstLimit how long a test may take in the first run
 * @param tool where the agent's jar and the engine for JUnit 4 are
 * @param commandLine as the user gave it
 */
public record InjectRequest(
        List<Path> classes,
        List<Path> tests,
        List<Path> classPath,
        Optional<Path> instrumented,
        Path javaHome,
        List<String> jvmArguments,
        Path folder,
        boolean wholeStack,
        List<String> also,
        boolean partial,
        boolean showInjected,
        String include,
        String exclude,
        Duration firstLimit,
        InjectOptions options,
        Path tool,
        Optional<Path> baseline,
        Path out,
        String commandLine) {
    public InjectRequest {
        classes = List.copyOf(classes);
        tests = List.copyOf(tests);
        classPath = List.copyOf(classPath);
        jvmArguments = List.copyOf(jvmArguments);
        also = List.copyOf(also);
    }
}

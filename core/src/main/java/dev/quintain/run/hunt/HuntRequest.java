package dev.quintain.run.hunt;

import dev.quintain.junit.Dialect;
import dev.quintain.runtime.Effect;
import dev.quintain.sequence.Literal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a hunt is asked to do.
 *
 * @param classes folders, built Maven projects, jars, class names and packages; empty for the project in this folder
 * @param classPath what those need besides
 * @param tests folders and jars of a test suite; empty to look for them in projects
 * @param sources folders of source files; empty to look for them in projects
 * @param javaHome the JDK that runs the code under test
 * @param testLimit how long one test may take
 * @param values to try besides the usual ones
 * @param baseline the summary of an earlier hunt
 * @param resume whether to go on with a hunt that was ended early
 * @param out where results go
 * @param tool where the jars are that the JVM of a test suite needs
 * @param commandLine as the user gave it
 */
public record HuntRequest(
        List<String> classes,
        List<Path> classPath,
        List<Path> tests,
        List<Path> sources,
        Path javaHome,
        boolean packagePrivate,
        Duration time,
        long seed,
        int workers,
        int heapMegabytes,
        Duration testLimit,
        Set<Effect> allowed,
        Dialect dialect,
        List<Literal> values,
        List<String> helpers,
        Optional<Path> baseline,
        boolean resume,
        Path out,
        Path tool,
        String commandLine) {
    public HuntRequest {
        classes = List.copyOf(classes);
        classPath = List.copyOf(classPath);
        tests = List.copyOf(tests);
        sources = List.copyOf(sources);
        values = List.copyOf(values);
        helpers = List.copyOf(helpers);
    }
}

package dev.quintain.maven;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Grows call sequences, checks contracts after every call, and writes tests: of what is broken, and of what holds now. */
@Mojo(
        name = "generate",
        defaultPhase = LifecyclePhase.GENERATE_TEST_SOURCES,
        requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
        // To know which JUnit the tests are written for.
        requiresDependencyCollection = ResolutionScope.TEST,
        threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_CLASSES)
final class GenerateMojo extends QuintainMojo {
    /** Large suites of a class are several files, with numbers. */
    private static final Pattern REGRESSION_TESTS = Pattern.compile(".*RegressionTest\\d*\\.java");

    /** Whether the tests of what holds now are compiled and run with the tests of the project. */
    @Parameter(property = "quintain.addTestSources", defaultValue = "false")
    private boolean addTestSources;

    @Override
    List<String> arguments() throws MojoExecutionException {
        return classPathAndSubjects();
    }

    @Override
    String missing() throws MojoExecutionException {
        return isAdding() && !module().hasJUnit() ? "no JUnit to compile the generated tests with" : super.missing();
    }

    private boolean isAdding() {
        return flag("addTestSources", addTestSources);
    }

    @Override
    List<Map<String, String>> usual() {
        return List.of(module().junit(), module().release(), module().workers());
    }

    @Override
    void done() throws MojoExecutionException {
        if (isAdding()) {
            Path sources = module().target()
                    .resolve("generated-test-sources")
                    .resolve("quintain")
                    .resolve(executionId());
            copy(sources);
            module().project().addTestCompileSourceRoot(sources.toString());
        }
    }

    // Tests of what is broken fail until it is mended: they are for people, not for the build. What is left from
    // another build may be about classes that are gone. What somebody has put among the sources stays as it is there.
    private void copy(Path to) throws MojoExecutionException {
        List<Path> others = module().project().getTestCompileSourceRoots().stream()
                .map(Path::of)
                .filter(root -> !root.equals(to))
                .toList();
        try {
            new Folder(to).delete();
            new Folder(results().resolve("tests")).copy(REGRESSION_TESTS, to, others);
        } catch (IOException e) {
            throw new MojoExecutionException("cannot copy the tests to " + to + " (" + e.getMessage() + ")", e);
        }
    }
}

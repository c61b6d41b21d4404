package dev.quintain.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
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
        threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_CLASSES)
final class GenerateMojo extends QuintainMojo {
    /** Whether the tests of what holds now are compiled and run with the tests of the project. */
    @Parameter(property = "quintain.addTestSources", defaultValue = "false")
    private boolean addTestSources;

    @Override
    List<String> words() throws MojoExecutionException {
        return classPathAndSubjects();
    }

    @Override
    void done() throws MojoExecutionException {
        if (addTestSources) {
            Path sources = target().resolve("generated-test-sources").resolve("quintain");
            copyRegressionTests(results().resolve("tests"), sources);
            project().addTestCompileSourceRoot(sources.toString());
        }
    }

    // What is left from another build may be about classes that are gone.
    private static void empty(Path folder) throws MojoExecutionException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new MojoExecutionException("cannot empty " + folder + " (" + e.getMessage() + ")", e);
        }
    }

    // Tests of what is broken fail until it is mended: they are for people, not for the build.
    private static void copyRegressionTests(Path from, Path to) throws MojoExecutionException {
        if (!Files.isDirectory(from)) {
            return;
        }
        empty(to);
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(each -> each.toString().endsWith("RegressionTest.java"))
                    .toList()) {
                Path copy = to.resolve(from.relativize(file));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new MojoExecutionException("cannot copy the tests to " + to + " (" + e.getMessage() + ")", e);
        }
    }
}

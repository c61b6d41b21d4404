package dev.quintain.maven;

import java.util.List;
import java.util.Set;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Tests the exception handlers of the project under its own tests: calls are made to fail, one at a time. */
@Mojo(
        name = "inject",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.TEST,
        threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
final class InjectMojo extends QuintainMojo {
    @Override
    List<String> words() throws MojoExecutionException {
        return List.of(
                "--classes",
                mainClasses().toString(),
                "--tests",
                testClasses().toString(),
                "--classpath",
                classPath(true, mainClasses(), testClasses()));
    }

    @Override
    String missing() {
        return has(testClasses(), ".class") ? "" : "no tests in " + relative(testClasses());
    }

    @Override
    Set<String> own() {
        return Set.of("classpath", "out", "tests");
    }
}

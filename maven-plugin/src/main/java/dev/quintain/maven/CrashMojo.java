package dev.quintain.maven;

import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Calls every public constructor and method with type-correct arguments and reports exceptions that are likely bugs. */
@Mojo(
        name = "crash",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
        // To know which JUnit the tests are written for.
        requiresDependencyCollection = ResolutionScope.TEST,
        threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_CLASSES)
final class CrashMojo extends QuintainMojo {
    @Override
    List<String> arguments() throws MojoExecutionException {
        return classPathAndSubjects();
    }

    @Override
    List<Map<String, String>> usual() {
        return List.of(module().junit(), module().workers());
    }
}

package dev.quintain.maven;

import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Calls the methods of a class in every order up to a depth, and shows or checks what comes of it. */
@Mojo(
        name = "walk",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
        threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_CLASSES)
final class WalkMojo extends QuintainMojo {
    @Override
    List<String> arguments() throws MojoExecutionException {
        if (classes().size() != 1) {
            throw new MojoExecutionException(
                    "quintain walk takes one class: -Dquintain.classes=com.acme.Stack names it");
        }
        return classPathAndSubjects();
    }

    @Override
    List<Map<String, String>> usual() {
        return List.of(module().workers());
    }
}

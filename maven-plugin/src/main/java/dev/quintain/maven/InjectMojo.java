package dev.quintain.maven;

import java.util.List;
import java.util.Set;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.eclipse.aether.RepositorySystem;

/** Tests the exception handlers of the project under its own tests: calls are made to fail, one at a time. */
@Mojo(
        name = "inject",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.TEST,
        threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
final class InjectMojo extends QuintainMojo {
    private final RepositorySystem resolver;

    @Inject
    InjectMojo(RepositorySystem resolver) {
        this.resolver = resolver;
    }

    @Override
    List<String> arguments() throws MojoExecutionException {
        return List.of(
                "--classes",
                module().mainClasses().toString(),
                "--tests",
                module().testClasses().toString(),
                "--classpath",
                module().testClassPath(
                                Repositories.of(resolver, module()), module().mainClasses(), module().testClasses()));
    }

    @Override
    boolean takesClasses() {
        return false;
    }

    @Override
    String missing() throws MojoExecutionException {
        String classes = missingClasses();
        if (!classes.isEmpty()) {
            return classes;
        }
        if (!hasClasses(module().testClasses())) {
            return "no tests in " + module().relative(module().testClasses());
        }
        return module().hasJUnit() ? "" : "no JUnit among what the tests need";
    }

    @Override
    Set<String> own() {
        return Set.of("classpath", "tests");
    }
}

package dev.quintain.maven;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.eclipse.aether.RepositorySystem;

/** Does everything that applies, in the time given, and reports one list of findings, the likeliest faults first. */
@Mojo(
        name = "hunt",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.TEST,
        threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
final class HuntMojo extends QuintainMojo {
    private final RepositorySystem resolver;

    @Inject
    HuntMojo(RepositorySystem resolver) {
        this.resolver = resolver;
    }

    @Override
    List<String> arguments() throws MojoExecutionException {
        Path tests = module().testClasses();
        var words = new ArrayList<String>();
        if (hasClasses(tests)) {
            words.addAll(List.of("--tests", tests.toString(), "--classpath"));
            words.add(module().testClassPath(Repositories.of(resolver, module()), tests));
        } else {
            words.addAll(List.of("--classpath", module().testClassPath()));
        }
        words.addAll(subjects());
        return words;
    }

    @Override
    Set<String> own() {
        return Set.of("classpath", "tests");
    }

    @Override
    List<Map<String, String>> usual() {
        return List.of(module().junit(), module().sources(), module().workers());
    }
}

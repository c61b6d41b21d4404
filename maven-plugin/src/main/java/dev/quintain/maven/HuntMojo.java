package dev.quintain.maven;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Does everything that applies, in the time given, and reports one list of findings, the likeliest faults first. */
@Mojo(
        name = "hunt",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.TEST,
        threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
final class HuntMojo extends QuintainMojo {
    @Override
    List<String> arguments() throws MojoExecutionException {
        Path tests = module().testClasses();
        var words = new ArrayList<>(List.of("--classpath", module().testClassPath(tests)));
        if (has(tests, ".class")) {
            words.addAll(List.of("--tests", tests.toString()));
        }
        words.addAll(subjects());
        return words;
    }

    @Override
    Set<String> own() {
        return Set.of("classpath", "tests");
    }

    @Override
    Map<String, String> usual() {
        var usual = new HashMap<>(module().junit());
        usual.putAll(module().sources());
        return usual;
    }
}

package dev.quintain.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Runs scripts that drive the threads of concurrent components by a clock. */
@Mojo(
        name = "interleave",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.TEST,
        threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
final class InterleaveMojo extends QuintainMojo {
    private static final String ENDING = ".conan";

    /** Scripts, or folders of them. */
    @Parameter(property = "quintain.scripts", defaultValue = "${project.basedir}/src/test/interleave")
    private List<File> scripts = List.of();

    @Override
    List<String> words() throws MojoExecutionException {
        return Stream.concat(Stream.of("--classpath", classPath(true)), files().stream())
                .toList();
    }

    @Override
    String missing() {
        return scripts.stream().anyMatch(script -> script.getName().endsWith(ENDING) || has(script.toPath(), ENDING))
                ? ""
                : "no scripts in " + scripts + "; -Dquintain.scripts=FOLDER says where they are";
    }

    private List<String> files() throws MojoExecutionException {
        var files = new ArrayList<String>();
        for (File script : scripts) {
            try (Stream<Path> below = Files.walk(script.toPath())) {
                below.map(Path::toString)
                        .filter(file -> file.endsWith(ENDING))
                        .sorted()
                        .forEach(files::add);
            } catch (IOException e) {
                throw new MojoExecutionException("cannot read the scripts in " + script + " (" + e.getMessage() + ")");
            }
        }
        return files;
    }
}

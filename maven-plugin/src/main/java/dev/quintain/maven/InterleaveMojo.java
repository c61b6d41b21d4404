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
    /** Scripts, or folders of them. */
    @Parameter(property = "quintain.scripts", defaultValue = "${project.basedir}/src/test/interleave")
    private List<File> scripts = List.of();

    @Override
    List<String> words() throws MojoExecutionException {
        return Stream.concat(Stream.of("--classpath", classPath(true)), files().stream())
                .toList();
    }

    private List<String> files() throws MojoExecutionException {
        var files = new ArrayList<String>();
        for (File script : scripts) {
            try (Stream<Path> below = Files.walk(script.toPath())) {
                below.map(Path::toString)
                        .filter(file -> file.endsWith(".conan"))
                        .sorted()
                        .forEach(files::add);
            } catch (IOException e) {
                throw new MojoExecutionException("there are no scripts in " + script
                        + "; put them there, or say where they are with -Dquintain.scripts=FOLDER");
            }
        }
        return files;
    }
}

package dev.quintain.maven;

import java.io.File;
import java.io.IOException;
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
    List<String> arguments() throws MojoExecutionException {
        return Stream.concat(Stream.of("--classpath", module().testClassPath()), files().stream())
                .toList();
    }

    @Override
    boolean takesClasses() {
        return false;
    }

    @Override
    String missing() throws MojoExecutionException {
        return files().isEmpty()
                ? "no scripts in " + String.join(", ", places()) + "; -Dquintain.scripts=FOLDER says where they are"
                : "";
    }

    private List<String> places() {
        return list("scripts", scripts.stream().map(File::toString).toList());
    }

    private List<String> files() throws MojoExecutionException {
        var files = new ArrayList<String>();
        for (String place : places()) {
            try {
                new Folder(module().folder().resolve(place)).files(ENDING).forEach(file -> files.add(file.toString()));
            } catch (IOException e) {
                throw new MojoExecutionException("cannot read the scripts in " + place + " (" + e.getMessage() + ")");
            }
        }
        return files;
    }
}

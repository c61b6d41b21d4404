package dev.quintain.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.resolution.ArtifactResolutionException;

/** Lists what the classes of the project do otherwise than an earlier version of them. */
@Mojo(
        name = "compare",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
        // To know which JUnit the tests are written for.
        requiresDependencyCollection = ResolutionScope.TEST,
        threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_CLASSES)
// Maven sets the fields.
@SuppressWarnings("NullAway.Init")
final class CompareMojo extends QuintainMojo {
    /** The earlier version: a jar or folder, a version of this project such as 1.2.0, or group:artifact:version. */
    @Parameter(property = "quintain.old")
    private String old;

    private final RepositorySystem resolver;

    @Inject
    CompareMojo(RepositorySystem resolver) {
        this.resolver = resolver;
    }

    @Override
    List<String> arguments() throws MojoExecutionException {
        Path newer = module().mainClasses();
        // All classes are those of the older version: some may be gone from the newer one.
        List<String> named = classes().isEmpty() ? List.of() : subjects();
        return Stream.concat(
                        Stream.of("--classpath", module().classPath(newer), older().toString(), newer.toString()),
                        named.stream())
                .toList();
    }

    @Override
    List<Map<String, String>> usual() {
        return List.of(module().junit(), module().workers());
    }

    private Path older() throws MojoExecutionException {
        String asked = said("old")
                .or(() -> Optional.ofNullable(old))
                .orElseThrow(() -> new MojoExecutionException(
                        "quintain compare takes an earlier version: -Dquintain.old=1.2.0, a jar or a folder names it"));
        // Coordinates are no path on some platforms.
        var inProject = new File(module().folder().toFile(), asked);
        File file = inProject.exists() ? inProject : new File(asked);
        return file.exists() ? file.toPath() : resolve(asked);
    }

    private String coordinates(String asked) {
        MavenProject project = module().project();
        return asked.contains(":") ? asked : project.getGroupId() + ":" + project.getArtifactId() + ":" + asked;
    }

    private Path resolve(String asked) throws MojoExecutionException {
        String coordinates = coordinates(asked);
        try {
            return Repositories.of(resolver, module()).jar(coordinates);
        } catch (ArtifactResolutionException | IllegalArgumentException e) {
            throw new MojoExecutionException(
                    "quintain compare: " + asked + " is no file, and " + coordinates + " is in no repository");
        }
    }
}

package dev.quintain.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;

/** Lists what the classes of the project do otherwise than an earlier version of them. */
@Mojo(
        name = "compare",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
        threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_CLASSES)
// Maven sets the fields.
@SuppressWarnings("NullAway.Init")
final class CompareMojo extends QuintainMojo {
    /** The earlier version: a jar or folder, a version of this project such as 1.2.0, or group:artifact:version. */
    @Parameter(property = "quintain.old", required = true)
    private String old;

    @Parameter(defaultValue = "${repositorySystemSession}", readonly = true, required = true)
    private RepositorySystemSession repositories;

    @Parameter(defaultValue = "${project.remoteProjectRepositories}", readonly = true, required = true)
    private List<RemoteRepository> remote;

    private final RepositorySystem resolver;

    @Inject
    CompareMojo(RepositorySystem resolver) {
        this.resolver = resolver;
    }

    @Override
    List<String> words() throws MojoExecutionException {
        return Stream.of(
                        List.of("--classpath", classPath(false, mainClasses())),
                        List.of(older().toString(), mainClasses().toString()),
                        classes())
                .flatMap(List::stream)
                .toList();
    }

    private Path older() throws MojoExecutionException {
        // Coordinates are no path on some platforms.
        var inProject = new File(project().getBasedir(), old);
        File file = inProject.exists() ? inProject : new File(old);
        return file.exists() ? file.toPath() : resolve(coordinates());
    }

    private String coordinates() {
        return old.contains(":")
                ? old
                : project().getGroupId() + ":" + project().getArtifactId() + ":" + old;
    }

    private Path resolve(String coordinates) throws MojoExecutionException {
        try {
            var request = new ArtifactRequest(new DefaultArtifact(coordinates), remote, null);
            return resolver.resolveArtifact(repositories, request)
                    .getArtifact()
                    .getFile()
                    .toPath();
        } catch (ArtifactResolutionException | IllegalArgumentException e) {
            throw new MojoExecutionException(
                    "quintain compare: " + old + " is no file, and " + coordinates + " is in no repository");
        }
    }
}

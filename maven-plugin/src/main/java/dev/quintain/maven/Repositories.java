package dev.quintain.maven;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;

/** Where this build gets its jars from, with its mirrors, its local repository, and offline if it is. */
record Repositories(RepositorySystem system, RepositorySystemSession session, List<RemoteRepository> remote) {
    static Repositories of(RepositorySystem system, Module module) {
        return new Repositories(
                system,
                module.session().getRepositorySession(),
                module.project().getRemoteProjectRepositories());
    }

    /**
     * One jar.
     *
     * @param coordinates {@code group:artifact:version}
     */
    Path jar(String coordinates) throws ArtifactResolutionException {
        var request = new ArtifactRequest(new DefaultArtifact(coordinates), remote, null);
        return file(system.resolveArtifact(session, request));
    }

    /**
     * Jars, with those that they need.
     *
     * @param but those that are there already, as {@code group:artifact}
     */
    List<Path> jars(List<String> coordinates, Set<String> but) throws DependencyResolutionException {
        List<Dependency> wanted = coordinates.stream()
                .map(each -> new Dependency(new DefaultArtifact(each), "runtime"))
                .toList();
        var request = new DependencyRequest(new CollectRequest(wanted, List.of(), remote), null);
        return system.resolveDependencies(session, request).getArtifactResults().stream()
                .filter(found -> !but.contains(name(found.getArtifact())))
                .map(Repositories::file)
                .toList();
    }

    private static String name(Artifact artifact) {
        return artifact.getGroupId() + ":" + artifact.getArtifactId();
    }

    private static Path file(ArtifactResult found) {
        return found.getArtifact().getFile().toPath();
    }
}

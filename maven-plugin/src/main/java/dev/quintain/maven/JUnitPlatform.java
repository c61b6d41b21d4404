package dev.quintain.maven;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.artifact.Artifact;

/**
 * The JUnit that a project's tests are compiled with. What runs them a POM need not name: Surefire adds it by itself, and
 * so must we.
 *
 * @param versions of the project's artifacts, by {@code group:artifact}
 */
record JUnitPlatform(Map<String, String> versions) {
    static JUnitPlatform of(Collection<Artifact> artifacts) {
        return new JUnitPlatform(artifacts.stream()
                .collect(Collectors.toMap(
                        artifact -> artifact.getGroupId() + ":" + artifact.getArtifactId(),
                        Artifact::getBaseVersion,
                        // There are several where they have classifiers.
                        (one, other) -> one)));
    }

    /** Coordinates of what it lacks to run tests, in the version of what is there. */
    List<String> missing() {
        return Stream.concat(
                        beside("org.junit.jupiter:junit-jupiter-api", "org.junit.jupiter:junit-jupiter-engine"),
                        beside(
                                "org.junit.platform:junit-platform-commons",
                                "org.junit.platform:junit-platform-launcher"))
                .toList();
    }

    /** What is there, as {@code group:artifact}. */
    Set<String> present() {
        return versions.keySet();
    }

    private Stream<String> beside(String present, String wanted) {
        String version = versions.get(present);
        return version == null || versions.containsKey(wanted) ? Stream.empty() : Stream.of(wanted + ":" + version);
    }
}

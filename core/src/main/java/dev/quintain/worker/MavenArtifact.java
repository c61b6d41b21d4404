package dev.quintain.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Asks Maven for a jar. */
public final class MavenArtifact {
    private static final int LIMIT_SECONDS = 120;

    private MavenArtifact() {}

    /** The jar in the user's repository, to which Maven fetches it if need be; empty if Maven cannot. */
    public static Optional<Path> find(String group, String artifact, String version) {
        Path jar = Path.of(System.getProperty("user.home"), ".m2", "repository")
                .resolve(group.replace('.', '/'))
                .resolve(artifact)
                .resolve(version)
                .resolve(artifact + "-" + version + ".jar");
        if (Files.exists(jar)) {
            return Optional.of(jar);
        }
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        try {
            Process maven = new ProcessBuilder(List.of(
                            windows ? "mvn.cmd" : "mvn",
                            "-q",
                            "-B",
                            "dependency:get",
                            "-Dtransitive=false",
                            "-Dartifact=" + group + ":" + artifact + ":" + version))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try {
                if (!maven.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                    return Optional.empty();
                }
            } finally {
                maven.destroyForcibly();
            }
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Optional.of(jar).filter(Files::exists);
    }
}

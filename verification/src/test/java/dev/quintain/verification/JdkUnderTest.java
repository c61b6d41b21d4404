package dev.quintain.verification;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The JDK on which classes are tested and emitted tests run: ours, or with {@code -Dquintain.jdk=25} one of that version,
 * if this machine has one.
 */
public final class JdkUnderTest {
    private JdkUnderTest() {}

    /** Another one than ours, if that was asked for. */
    public static Optional<Path> other() {
        return Optional.ofNullable(Integer.getInteger("quintain.jdk"))
                .flatMap(wanted -> InstalledJdks.find(version -> version == wanted));
    }

    public static Path home() {
        return other().orElse(Path.of(System.getProperty("java.home")));
    }
}

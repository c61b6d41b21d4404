package dev.quintain.verification.interleave;

import dev.quintain.verification.InstalledJdks;
import java.nio.file.Path;
import java.util.Optional;

/** A JDK with virtual threads, where one is installed: its monitors are others. */
public final class LaterJdk {
    private static final int VIRTUAL_THREADS = 21;

    private LaterJdk() {}

    public static Optional<Path> find() {
        return InstalledJdks.find(version -> version >= VIRTUAL_THREADS);
    }
}

package dev.quintain.benchmarks;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** Where classes were loaded from. */
final class Locations {
    private Locations() {}

    static Path of(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("no folder or jar holds " + type, e);
        }
    }
}

package dev.quintain.verification.crash;

import dev.quintain.examples.crash.Canvas;
import java.net.URISyntaxException;
import java.nio.file.Path;
import zoo.passes.IsNotImplemented;

/** Where the classes under test are. */
final class Subjects {
    private Subjects() {}

    static Path zoo() {
        return location(IsNotImplemented.class);
    }

    static Path examples() {
        return location(Canvas.class);
    }

    /** A library as it came from its makers, which the build put beside the tests. */
    static Path library(String jar) {
        return Path.of("target", "subjects", jar);
    }

    static Path location(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}

package dev.quintain.run;

import dev.quintain.runtime.interleave.Interleaving;
import java.net.URISyntaxException;
import java.nio.file.Path;

/** The classes that run beside the code under test: what sources compile against that use them. */
public final class RuntimeClasses {
    private RuntimeClasses() {}

    /** The folder or jar that they are in. */
    public static Path location() {
        try {
            return Path.of(Interleaving.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("cannot find our own classes", e);
        }
    }
}

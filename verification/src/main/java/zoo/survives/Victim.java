package zoo.survives;

import java.nio.file.Path;

/**
 * The one file that this zoo would harm if nobody stopped it. A test that wants to see it unharmed creates a file whose
 * name begins with {@code zoo-victim} and names it in the environment or as a system property; without that it is a
 * file beside the folder in which the worker runs, which is not there.
 */
final class Victim {
    private static final String NAME = "zoo-victim";

    private Victim() {}

    static Path file() {
        String given = System.getProperty("zoo.victim", System.getenv("ZOO_VICTIM"));
        Path file = given == null ? Path.of("..", NAME).toAbsolutePath().normalize() : Path.of(given);
        if (!file.getFileName().toString().startsWith(NAME)) {
            throw new IllegalStateException("not a victim: " + file);
        }
        return file;
    }
}

package zoo.passes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads a file that is not its own, which harms nobody. */
public class ReadsFiles {
    public static long read() throws IOException {
        return Files.size(Path.of(System.getProperty("java.home"), "release"));
    }
}

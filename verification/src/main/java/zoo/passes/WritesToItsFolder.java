package zoo.passes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Uses files where it may: in the folder it runs in, in the home folder and among the temporary files. */
public class WritesToItsFolder {
    public static void inTheCurrentFolder() throws IOException {
        write(Path.of("zoo-own-file"));
    }

    public static void inTheHomeFolder() throws IOException {
        write(Path.of(System.getProperty("user.home"), "zoo-own-file"));
    }

    public static void amongTemporaryFiles() throws IOException {
        write(Files.createTempFile("zoo", "own-file"));
    }

    private static void write(Path file) throws IOException {
        Files.writeString(file, "mine");
        if (!Files.readString(file).equals("mine")) {
            throw new AssertionError("not written: " + file);
        }
        Files.delete(file);
    }
}

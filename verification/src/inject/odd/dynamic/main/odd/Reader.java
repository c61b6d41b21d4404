package odd;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Two calls, each with its handler. */
public class Reader {
    public static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            System.err.println("no " + file);
            return "";
        }
    }

    public static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            System.err.println("no " + file);
            return 0;
        }
    }
}

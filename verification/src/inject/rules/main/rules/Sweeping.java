package rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Clears a folder in which somebody else may do the same. */
public class Sweeping {
    public static void sweep(Path folder, Path file) throws IOException {
        try {
            Files.delete(file);
        } catch (NoSuchFileException e) {
            System.err.println("gone already");
        }
        Files.delete(folder);
    }
}

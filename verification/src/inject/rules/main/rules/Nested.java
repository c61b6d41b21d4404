package rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A handler that makes a call with a handler of its own, which does the same. */
public class Nested {
    public static String read(Path file, Path other) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            System.err.println("no " + file);
            try {
                return Files.readString(other);
            } catch (IOException again) {
                System.err.println("no " + other);
                try {
                    return Files.readString(file);
                } catch (IOException gone) {
                    System.err.println("no " + file + " any more");
                    return "";
                }
            }
        }
    }
}

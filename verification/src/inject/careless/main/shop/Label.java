package shop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Has a handler that is at fault. */
public class Label {
    /** Wrong: what was not read is used. */
    public String text(Path file) {
        String text = null;
        try {
            text = Files.readString(file);
        } catch (IOException e) {
            System.err.println("cannot read " + file);
        }
        return text.strip();
    }
}

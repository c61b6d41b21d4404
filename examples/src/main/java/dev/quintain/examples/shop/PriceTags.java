package dev.quintain.examples.shop;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.Objects;

/**
 * Reads the lines of price tags.
 *
 * <p>Fault: when a tag cannot be read, {@code first} goes on with no line at all, and the NullPointerException hides that
 * there was trouble with reading. No test comes there by itself: somebody must make the reading fail.
 *
 * <p>Not reported: {@code count} says how far it came.
 */
public final class PriceTags {
    private final String text;

    public PriceTags(String text) {
        this.text = Objects.requireNonNull(text, "text");
    }

    /** The first line, or nothing if there is none. */
    public String first() {
        String line = null;
        boolean read = false;
        try (BufferedReader tags = new BufferedReader(new StringReader(text))) {
            line = tags.readLine();
            read = line != null;
        } catch (IOException e) {
            read = true;
        }
        return read ? line.strip() : "";
    }

    public int count() {
        int lines = 0;
        try (BufferedReader tags = new BufferedReader(new StringReader(text))) {
            while (tags.readLine() != null) {
                lines++;
            }
        } catch (IOException e) {
            return lines;
        }
        return lines;
    }
}

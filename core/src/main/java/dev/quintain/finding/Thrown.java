package dev.quintain.finding;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is left of a throwable when it leaves the worker.
 *
 * @param type binary name
 * @param frames from the thrower down to, and with, the method under test; what called that is ours and left out
 */
public record Thrown(String type, @Nullable String message, List<Frame> frames) implements Serializable {
    public Thrown {
        frames = List.copyOf(frames);
    }

    public Thrown withoutMessage() {
        return new Thrown(type, null, frames);
    }

    public String simpleType() {
        return type.substring(type.lastIndexOf('.') + 1).replace('$', '.');
    }

    /** {@code NegativeArraySizeException: -1}, on one line however long the message is. */
    public String headline() {
        if (type.isEmpty()) {
            return String.valueOf(message);
        }
        if (message == null || message.isBlank()) {
            return simpleType();
        }
        String line = message.strip().replaceAll("\\s+", " ").replaceAll("\\p{Cntrl}", "?");
        return simpleType() + ": " + (line.length() > 120 ? line.substring(0, 117) + "..." : line);
    }
}

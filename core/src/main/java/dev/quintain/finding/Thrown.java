package dev.quintain.finding;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
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

    /** The frame nearest to where it was thrown that somebody other than the makers of the JDK wrote. */
    public Optional<Frame> firstOutsidePlatform() {
        return frames.stream().filter(frame -> !frame.isPlatform()).findFirst();
    }

    /** That frame; the first of all where only the platform was at work. */
    public Optional<Frame> whereToLook() {
        return firstOutsidePlatform().or(() -> frames.stream().findFirst());
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

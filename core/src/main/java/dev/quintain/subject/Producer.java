package dev.quintain.subject;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * An operation that makes values.
 *
 * @param onlyIn the package whose tests alone may use it; null if all may
 */
public record Producer(Operation operation, @Nullable String onlyIn) implements Serializable {
    public boolean isUsableIn(String packageName) {
        return onlyIn == null || onlyIn.equals(packageName);
    }
}

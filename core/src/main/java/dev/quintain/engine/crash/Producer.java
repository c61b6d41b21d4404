package dev.quintain.engine.crash;

import dev.quintain.subject.Operation;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * An operation that makes values.
 *
 * @param onlyIn the package whose tests alone may use it; null if all may
 */
record Producer(Operation operation, @Nullable String onlyIn) implements Serializable {
    boolean isUsableIn(String packageName) {
        return onlyIn == null || onlyIn.equals(packageName);
    }
}

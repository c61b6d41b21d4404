package dev.quintain.finding;

import java.io.Serializable;
import java.util.List;

/**
 * A piece of Java source whose type names are still open, so that whoever writes the file can import them.
 *
 * @param text source in which every {@code $T} stands for the next of the types, and {@code $$} for a dollar sign
 */
public record JavaCode(String text, List<TypeName> types) implements Serializable {
    public JavaCode {
        types = List.copyOf(types);
    }
}

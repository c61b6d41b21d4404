package dev.quintain.finding;

import java.io.Serializable;
import java.util.List;

/**
 * The name of a class or primitive type as Java source must spell it, apart from imports.
 *
 * @param simpleNames the top-level class first, then the nested ones; one name for a primitive type
 * @param dimensions of an array, 0 otherwise
 */
public record TypeName(String packageName, List<String> simpleNames, int dimensions) implements Serializable {
    public TypeName {
        simpleNames = List.copyOf(simpleNames);
    }

    /** Without the package: {@code Map.Entry[]}. */
    public String brief() {
        return String.join(".", simpleNames) + "[]".repeat(dimensions);
    }
}

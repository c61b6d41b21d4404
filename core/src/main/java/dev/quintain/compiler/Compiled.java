package dev.quintain.compiler;

import java.util.List;
import java.util.Map;

/**
 * What came of sources.
 *
 * @param classes class files by binary name; empty if there are complaints
 */
public record Compiled(Map<String, byte[]> classes, List<Complaint> complaints) {
    public Compiled {
        classes = Map.copyOf(classes);
        complaints = List.copyOf(complaints);
    }
}

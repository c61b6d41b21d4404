package dev.quintain.junit;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Whoever can say whether Java sources compile. */
public interface SourceCompiler {
    /**
     * Compiles sources and keeps nothing.
     *
     * @param sources by their paths
     * @return the errors; empty if all is well
     */
    List<Complaint> compile(Map<String, String> sources, List<Path> classPath);

    /**
     * An error.
     *
     * @param line counted from 1
     */
    record Complaint(String path, long line, String message) {}
}

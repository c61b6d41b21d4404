package dev.quintain.engine.interleave;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Whoever can turn Java sources into classes. */
public interface ScriptCompiler {
    /**
     * Compiles a source.
     *
     * @param path of the source, with slashes
     */
    Compiled compile(String path, String source, List<Path> classPath);

    /**
     * What came of it.
     *
     * @param classes class files by binary name; empty if there are errors
     */
    record Compiled(Map<String, byte[]> classes, List<Complaint> complaints) {
        public Compiled {
            classes = Map.copyOf(classes);
            complaints = List.copyOf(complaints);
        }
    }

    /** An error; line and column are counted from 1. */
    record Complaint(long line, long column, String message) {}
}

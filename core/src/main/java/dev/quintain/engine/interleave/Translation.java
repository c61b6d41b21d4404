package dev.quintain.engine.interleave;

import java.util.Optional;

/**
 * A script as a Java class.
 *
 * @param className with its package
 */
record Translation(String className, MappedSource source) {
    String path() {
        return className.replace('.', '/') + ".java";
    }

    String simpleName() {
        return className.substring(className.lastIndexOf('.') + 1);
    }

    boolean has(StackTraceElement frame) {
        return (simpleName() + ".java").equals(frame.getFileName());
    }

    /** The line of the script that a frame of a stack is at, if it is one of the script's. */
    Optional<Integer> lineOf(StackTraceElement frame) {
        return has(frame) ? source.originOfLine(frame.getLineNumber()) : Optional.empty();
    }
}

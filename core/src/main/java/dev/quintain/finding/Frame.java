package dev.quintain.finding;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * One line of a stack trace.
 *
 * @param line 0 if unknown
 */
public record Frame(
        String className, String method, @Nullable String file, int line) implements Serializable {
    public static Frame of(StackTraceElement element) {
        return new Frame(
                element.getClassName(),
                element.getMethodName(),
                element.getFileName(),
                Math.max(0, element.getLineNumber()));
    }

    /** Where to look: {@code Canvas.java:12}, or the class name where the file is unknown. */
    public String place() {
        return file == null ? className : line == 0 ? file : file + ":" + line;
    }

    /** Whether it is in the JDK's own code, which is seldom where a fault is. */
    public boolean isPlatform() {
        return className.startsWith("java.") || className.startsWith("jdk.") || className.startsWith("sun.");
    }

    /** For instance {@code java.lang.Integer.parseInt}. */
    public String qualifiedMethod() {
        return className + "." + method;
    }

    @Override
    public String toString() {
        return qualifiedMethod() + "(" + place() + ")";
    }
}

package dev.quintain.bytecode;

import java.io.Serializable;

/**
 * A block of code that exceptions lead to.
 *
 * @param number unique among all classes, from 1
 * @param method name and descriptor of its method
 * @param catches binary name of what it catches; {@code java.lang.Throwable} for what is not a catch
 * @param line where it begins; 0 if unknown
 * @param lastLine where it ends, as far as that can be told
 * @param ignores whether it does nothing with the exception, nor throws another
 */
public record Handler(
        int number, Kind kind, String className, String method, String catches, int line, int lastLine, boolean ignores)
        implements Serializable {
    /** What kind of block. */
    public enum Kind {
        CATCH,
        FINALLY,
        /** What a compiler adds for try-with-resources. */
        RESOURCES
    }

    /** For instance {@code catch java.io.IOException at line 12}. */
    public String title() {
        String what = switch (kind) {
            case CATCH -> "catch " + catches;
            case FINALLY -> "finally";
            case RESOURCES -> "try-with-resources";
        };
        return what + " at line " + line;
    }

    /** Whether it belongs to a method of that name. */
    public boolean isIn(String frameClass, String frameMethod) {
        return className.equals(frameClass) && method.startsWith(frameMethod + "(");
    }

    /** Whether a stack frame is in it. */
    public boolean contains(String frameClass, String frameMethod, int frameLine) {
        return isIn(frameClass, frameMethod) && frameLine >= line && frameLine <= lastLine;
    }
}

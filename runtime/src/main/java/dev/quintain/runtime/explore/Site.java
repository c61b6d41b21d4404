package dev.quintain.runtime.explore;

/**
 * A place in rewritten code.
 *
 * @param what is done there, such as {@code taken}: the field, or the method that is called
 */
public record Site(String className, String method, String file, int line, String what) {
    public StackTraceElement frame() {
        return new StackTraceElement(className, method, file, line);
    }
}

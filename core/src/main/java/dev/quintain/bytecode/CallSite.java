package dev.quintain.bytecode;

import java.io.Serializable;
import java.util.List;

/**
 * A call that may throw a checked exception.
 *
 * @param number unique among all classes, from 1
 * @param className binary name of the class that makes it
 * @param method name and descriptor of the method that makes it
 * @param line 0 if unknown
 * @param file the source file; empty if unknown
 * @param owner binary name of the class that the callee is looked for in
 * @param callee its name
 * @param descriptor its descriptor
 * @param open whether the object that it is called on decides what runs
 * @param after whether an exception is thrown after the call instead of in its place
 * @param ways the exceptions that it may end with, and who takes them
 */
public record CallSite(
        int number,
        String className,
        String method,
        int line,
        String file,
        String owner,
        String callee,
        String descriptor,
        boolean open,
        boolean after,
        List<Way> ways)
        implements Serializable {
    public CallSite {
        ways = List.copyOf(ways);
    }

    /**
     * An exception and what takes it.
     *
     * @param exception binary name
     * @param handler number of the handler in the same method; 0 if there is none
     */
    public record Way(String exception, int handler) implements Serializable {}

    /** For instance {@code Reader.java:12}. */
    public String place() {
        String simple = className.substring(className.lastIndexOf('.') + 1);
        return file.isEmpty() ? simple : line == 0 ? file : file + ":" + line;
    }

    /** For instance {@code FileReader.read} or {@code new FileReader}. */
    public String calleeName() {
        String simple = owner.substring(owner.lastIndexOf('.') + 1).replace('$', '.');
        return callee.equals("<init>") ? "new " + simple : simple + "." + callee;
    }
}

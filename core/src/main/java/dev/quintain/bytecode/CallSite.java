package dev.quintain.bytecode;

import dev.quintain.runtime.inject.Arm;
import dev.quintain.runtime.inject.SiteInfo;
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
     * @param exception binary name; {@link Arm#SHORT} for a read or write that does less than it was asked to
     * @param handler number of the handler in the same method; 0 if there is none
     * @param special whether the callee declares only something more general
     */
    public record Way(String exception, int handler, boolean special) implements Serializable {
        public boolean isShort() {
            return exception.equals(Arm.SHORT);
        }

        boolean isSame(Way other) {
            return handler == other.handler && exception.equals(other.exception);
        }
    }

    /** Whether it is a read or write that may do less than it was asked to, and counts as such. */
    boolean isPartial() {
        return ways.stream().anyMatch(Way::isShort);
    }

    /** What must be known of it where it is made. */
    public SiteInfo info() {
        return new SiteInfo(className, methodName(), callee, descriptor, open);
    }

    /** The method that makes it, as a stack trace has it. */
    public String methodName() {
        return method.substring(0, method.indexOf('('));
    }

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

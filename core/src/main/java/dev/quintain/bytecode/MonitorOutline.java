package dev.quintain.bytecode;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Type;

/** The public methods of a class by which threads wait for each other. */
public record MonitorOutline(String className, List<Method> methods) implements Serializable {
    public MonitorOutline {
        methods = List.copyOf(methods);
    }

    /**
     * A method that suspends its caller, wakes others, or both.
     *
     * @param descriptor as class files have it
     * @param overloaded whether the class has another of that name with as many parameters
     */
    public record Method(String name, String descriptor, boolean overloaded, boolean waits, boolean wakes)
            implements Serializable {
        /** Its parameter types as source has them: {@code int}, {@code java.lang.String}. */
        public List<String> parameterTypes() {
            return Arrays.stream(Type.getArgumentTypes(descriptor))
                    .map(Type::getClassName)
                    .toList();
        }
    }

    public List<Method> waiting() {
        return methods.stream().filter(Method::waits).toList();
    }
}

package dev.quintain.bytecode;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Type;

/** The public methods of a class that have to do with other threads. */
public record MonitorOutline(String className, List<Method> methods) implements Serializable {
    public MonitorOutline {
        methods = List.copyOf(methods);
    }

    /**
     * A method that does something about other threads.
     *
     * @param descriptor as class files have it
     * @param overloaded whether the class has another of that name with as many parameters
     */
    public record Method(String name, String descriptor, boolean overloaded, Set<Deed> deeds) implements Serializable {
        public Method {
            deeds = Set.copyOf(deeds);
        }

        /** Its parameter types as source has them: {@code int}, {@code java.lang.String}. */
        public List<String> parameterTypes() {
            return Arrays.stream(Type.getArgumentTypes(descriptor))
                    .map(Type::getClassName)
                    .toList();
        }

        public boolean waits() {
            return deeds.contains(Deed.WAITS);
        }

        /** Whether it takes a lock, of whatever kind. */
        public boolean takesLock() {
            return deeds.contains(Deed.ENTERS) || deeds.contains(Deed.LOCKS);
        }

        public boolean unlocks() {
            return deeds.contains(Deed.UNLOCKS);
        }

        /** Whether it seems to be meant to return with a lock, which another method lets go of. */
        public boolean mayHold() {
            return deeds.contains(Deed.LOCKS) && !unlocks();
        }
    }

    public List<Method> waiting() {
        return methods.stream().filter(Method::waits).toList();
    }

    /** Those by which threads wait for each other. */
    public List<Method> waitingAndWaking() {
        return methods.stream()
                .filter(method -> method.waits() || method.deeds().contains(Deed.WAKES))
                .toList();
    }

    /** Those that take a lock, of whatever kind. */
    public List<Method> locking() {
        return methods.stream().filter(Method::takesLock).toList();
    }

    /** Those that take a lock or let go of one. */
    public List<Method> lockingAndUnlocking() {
        return methods.stream()
                .filter(method -> method.takesLock() || method.unlocks())
                .toList();
    }
}

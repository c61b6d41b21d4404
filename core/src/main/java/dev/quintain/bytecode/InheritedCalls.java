package dev.quintain.bytecode;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;

/**
 * What a class inherits from a collection of the platform that has a state of its own: nobody sees who calls it, so it is
 * overridden. What it inherits from an abstract collection comes down to its own methods.
 */
final class InheritedCalls {
    private static final Set<String> WITH_STATE = Set.of(
            "java/util/ArrayDeque",
            "java/util/ArrayList",
            "java/util/BitSet",
            "java/util/HashMap",
            "java/util/HashSet",
            "java/util/Hashtable",
            "java/util/IdentityHashMap",
            "java/util/LinkedHashMap",
            "java/util/LinkedHashSet",
            "java/util/LinkedList",
            "java/util/PriorityQueue",
            "java/util/Properties",
            "java/util/Stack",
            "java/util/TreeMap",
            "java/util/TreeSet",
            "java/util/Vector",
            "java/util/WeakHashMap",
            "java/util/concurrent/ConcurrentHashMap");

    private InheritedCalls() {}

    /** Whether a class is one whose calls by a subclass are told of. */
    static boolean hasState(String internalName) {
        return WITH_STATE.contains(internalName);
    }

    /**
     * @param parent the class that it extends
     */
    static void tell(ClassNode type, String parent, ToldCalls told, ToIntFunction<String> sites) {
        if (!hasState(parent)) {
            return;
        }
        Set<String> own =
                type.methods.stream().map(method -> method.name + method.desc).collect(Collectors.toSet());
        for (Method method : methods(parent)) {
            String descriptor = Type.getMethodDescriptor(method);
            String owner = Type.getInternalName(method.getDeclaringClass());
            boolean mayOverride = !Modifier.isStatic(method.getModifiers())
                    && !Modifier.isFinal(method.getModifiers())
                    && !method.isSynthetic();
            if (mayOverride && hasState(owner) && !own.contains(method.getName() + descriptor)) {
                told.override(method.getName(), descriptor, type.superName, sites.applyAsInt(method.getName() + "()"));
            }
        }
    }

    /** Of the platform that runs us, which runs the class, too. */
    private static Method[] methods(String parent) {
        try {
            return Class.forName(parent.replace('/', '.')).getMethods();
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}

package dev.quintain.bytecode;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;

/**
 * What a class inherits from a collection of the platform that has a state of its own: nobody sees who calls it, so it is
 * overridden. What it inherits from an abstract collection comes down to its own methods.
 */
@SuppressWarnings("JdkObsolete") // Whoever extends them, extends them.
final class InheritedCalls {
    private static final Map<String, Class<?>> WITH_STATE = Stream.of(
                    ArrayDeque.class,
                    ArrayList.class,
                    BitSet.class,
                    HashMap.class,
                    HashSet.class,
                    Hashtable.class,
                    IdentityHashMap.class,
                    LinkedHashMap.class,
                    LinkedHashSet.class,
                    LinkedList.class,
                    PriorityQueue.class,
                    Properties.class,
                    Stack.class,
                    TreeMap.class,
                    TreeSet.class,
                    Vector.class,
                    WeakHashMap.class,
                    ConcurrentHashMap.class)
            .collect(Collectors.toMap(Type::getInternalName, type -> type));

    private InheritedCalls() {}

    /** Whether a class is one whose calls by a subclass are told of. */
    static boolean hasState(String internalName) {
        return WITH_STATE.containsKey(internalName);
    }

    /**
     * @param parent the class that it extends
     */
    static void tell(ClassNode type, String parent, ToldCalls told, ToIntFunction<String> sites) {
        Class<?> collection = WITH_STATE.get(parent);
        if (collection == null) {
            return;
        }
        Set<String> own =
                type.methods.stream().map(method -> method.name + method.desc).collect(Collectors.toSet());
        for (Method method : collection.getMethods()) {
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
}

package dev.quintain.bytecode;

import dev.quintain.runtime.explore.Control;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Our stand-ins for classes of the platform, as they are: some of them lack methods that hardly anybody uses. */
final class StandIns {
    private static final ClassValue<Set<String>> METHODS = new ClassValue<>() {
        @Override
        protected Set<String> computeValue(Class<?> type) {
            var methods = new HashSet<String>();
            collect(type, methods);
            return methods;
        }
    };

    private StandIns() {}

    /** Whether the one that is called has the method. */
    static boolean has(MethodInsnNode call) {
        try {
            Class<?> type = Class.forName(call.owner.replace('/', '.'), false, Control.class.getClassLoader());
            return METHODS.get(type).contains(call.name + call.desc);
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    private static void collect(@Nullable Class<?> type, Set<String> methods) {
        if (type == null) {
            return;
        }
        Stream.of(type.getDeclaredMethods())
                .forEach(method -> methods.add(method.getName() + Type.getMethodDescriptor(method)));
        Stream.of(type.getDeclaredConstructors())
                .forEach(constructor -> methods.add("<init>" + Type.getConstructorDescriptor(constructor)));
        collect(type.getSuperclass(), methods);
        for (Class<?> parent : type.getInterfaces()) {
            collect(parent, methods);
        }
        if (type.isInterface()) {
            collect(Object.class, methods);
        }
    }
}

package dev.quintain.bytecode;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.runtime.Draws;
import dev.quintain.runtime.Guard;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

class SinkHooksTest {
    private final SinkHooks hooks = SinkHooks.ofThisJvm();

    @ParameterizedTest
    @EnumSource
    void every_hook_is_a_public_method_of_the_runtime(Hook hook) throws ClassNotFoundException {
        Set<String> methods = Arrays.stream(
                        Class.forName(hook.owner().replace('/', '.')).getMethods())
                .map(method -> method.getName() + Type.getMethodDescriptor(method))
                .collect(Collectors.toSet());

        assertTrue(methods.contains(hook.method() + hook.descriptor()), hook::toString);
    }

    @Test
    void every_need_of_this_jdk_is_met_by_its_class_files() throws IOException {
        for (String name : hooks.neededClasses()) {
            String internalName = name.replace('.', '/');
            try (InputStream file = Object.class.getResourceAsStream("/" + internalName + ".class")) {
                if (file != null) {
                    assertNotNull(hooks.rewrite(internalName, file.readAllBytes()));
                }
            }
        }

        assertEquals(Set.of(), hooks.missing());
        assertTrue(hooks.installed().contains("java.lang.Runtime.exit(int)"));
    }

    @Test
    void says_what_goes_unguarded() {
        assertTrue(hooks.missing().contains("exit"));
    }

    @Test
    void the_hook_is_the_first_thing_that_the_method_does() throws IOException {
        byte[] rewritten = requireNonNull(hooks.rewrite("java/lang/Runtime", classFile(Runtime.class)));

        MethodNode exit = method(rewritten, "exit", "(I)V");
        assertEquals(Opcodes.ILOAD, exit.instructions.get(0).getOpcode());
        MethodInsnNode call = (MethodInsnNode) exit.instructions.get(1);
        assertEquals(Type.getInternalName(Guard.class), call.owner);
        assertEquals("exit", call.name);
    }

    @Test
    void what_was_drawn_is_drawn_again_wherever_the_method_returns() throws IOException {
        assertEquals(Set.of("drew"), calledLast(SecureRandom.class, "nextBytes", "([B)V"));
        assertEquals(Set.of("began"), calledLast(Random.class, "<init>", "()V"));
    }

    /** What a method of the JDK calls of {@link Draws} before it returns. */
    private Set<String> calledLast(Class<?> type, String name, String descriptor) throws IOException {
        byte[] rewritten = requireNonNull(hooks.rewrite(Type.getInternalName(type), classFile(type)));
        return Arrays.stream(method(rewritten, name, descriptor).instructions.toArray())
                .filter(instruction -> instruction.getOpcode() == Opcodes.RETURN)
                .map(end -> (MethodInsnNode) end.getPrevious())
                .map(call -> call.owner.equals(Type.getInternalName(Draws.class)) ? call.name : "another")
                .collect(Collectors.toSet());
    }

    @Test
    void other_methods_stay_as_they_are() throws IOException {
        byte[] original = classFile(Runtime.class);
        byte[] rewritten = requireNonNull(hooks.rewrite("java/lang/Runtime", original));

        for (Method method : Runtime.class.getDeclaredMethods()) {
            if (!Set.of("exit", "halt", "addShutdownHook").contains(method.getName())) {
                String descriptor = Type.getMethodDescriptor(method);
                assertEquals(
                        method(original, method.getName(), descriptor)
                                .instructions
                                .size(),
                        method(rewritten, method.getName(), descriptor)
                                .instructions
                                .size());
            }
        }
    }

    @Test
    void classes_without_sinks_are_left_alone() throws IOException {
        assertFalse(hooks.concern("java.lang.String"));
        assertNull(hooks.rewrite("java/lang/String", classFile(String.class)));
    }

    private static byte[] classFile(Class<?> type) throws IOException {
        try (InputStream file = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return file.readAllBytes();
        }
    }

    private static MethodNode method(byte[] classFile, String name, String descriptor) {
        ClassNode node = new ClassNode();
        new ClassReader(classFile).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return node.methods.stream()
                .filter(method -> method.name.equals(name) && method.desc.equals(descriptor))
                .findFirst()
                .orElseThrow();
    }
}

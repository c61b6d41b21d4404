package dev.quintain.bytecode;

import dev.quintain.runtime.interleave.Visits;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Makes classes tell which calls they make of a component, how often a thread waits in it, and when it wakes others. */
public final class WaitMarks {
    private static final String LOG = Type.getInternalName(Visits.class);

    private WaitMarks() {}

    /** A class under test that tells of its waits. */
    public static byte[] mark(byte[] classFile) {
        return rewritten(classFile, WaitMarks::mark);
    }

    /**
     * A class of a script that tells of its calls.
     *
     * @param component says of internal names whether they are of classes under test
     */
    public static byte[] markCalls(byte[] classFile, Predicate<String> component) {
        return rewritten(classFile, method -> markCalls(method, component));
    }

    private static byte[] rewritten(byte[] classFile, Consumer<MethodNode> rewriting) {
        var type = new ClassNode();
        new ClassReader(classFile).accept(type, 0);
        type.methods.forEach(rewriting);
        var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        return writer.toByteArray();
    }

    private static void mark(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (instruction instanceof MethodInsnNode call) {
                if (WaitCalls.isWait(call)) {
                    method.instructions.insertBefore(call, tell("waiting", "()V"));
                }
                if (WaitCalls.isWake(call)) {
                    method.instructions.insertBefore(call, tell("waking", "()V"));
                }
            }
        }
    }

    private static void markCalls(MethodNode method, Predicate<String> component) {
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (instruction instanceof MethodInsnNode call
                    && !call.name.startsWith("<")
                    && component.test(call.owner)) {
                method.instructions.insertBefore(call, new LdcInsnNode(call.name));
                method.instructions.insertBefore(call, tell("calling", "(Ljava/lang/String;)V"));
            }
        }
    }

    private static MethodInsnNode tell(String what, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, LOG, what, descriptor);
    }
}

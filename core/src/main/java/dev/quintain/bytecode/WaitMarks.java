package dev.quintain.bytecode;

import dev.quintain.runtime.interleave.WaitCounts;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Makes a class count how often a thread waits in it. */
public final class WaitMarks {
    private WaitMarks() {}

    public static byte[] mark(byte[] classFile) {
        var type = new ClassNode();
        new ClassReader(classFile).accept(type, 0);
        type.methods.forEach(WaitMarks::mark);
        var writer = new ClassWriter(0);
        type.accept(writer);
        return writer.toByteArray();
    }

    private static void mark(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (instruction instanceof MethodInsnNode call && WaitCalls.isWait(call)) {
                method.instructions.insertBefore(
                        instruction,
                        new MethodInsnNode(
                                Opcodes.INVOKESTATIC, Type.getInternalName(WaitCounts.class), "waiting", "()V"));
            }
        }
    }
}

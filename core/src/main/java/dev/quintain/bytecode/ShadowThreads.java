package dev.quintain.bytecode;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Has a class make threads of ours, and extend those, where it says it does so with the platform's. */
final class ShadowThreads {
    private static final String THREAD = "java/lang/Thread";
    private static final String SHADOW = "dev/quintain/runtime/explore/ShadowThread";

    private final ClassNode type;

    ShadowThreads(ClassNode type) {
        this.type = type;
    }

    void replace() {
        if (THREAD.equals(type.superName)) {
            type.superName = SHADOW;
        }
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof TypeInsnNode made
                        && made.getOpcode() == Opcodes.NEW
                        && made.desc.equals(THREAD)) {
                    made.desc = SHADOW;
                } else if (instruction instanceof MethodInsnNode call
                        && call.getOpcode() == Opcodes.INVOKESPECIAL
                        && call.owner.equals(THREAD)) {
                    call.owner = SHADOW;
                }
            }
        }
    }
}

package dev.quintain.bytecode;

import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Has a class make objects of ours, and extend their classes, where it says it does so with the platform's. Ours extend
 * the platform's, so that they fit wherever those do.
 */
final class Replacements {
    private static final Map<String, String> OURS = Map.of(
            "java/lang/Thread",
            "dev/quintain/runtime/explore/ShadowThread",
            "java/util/concurrent/ConcurrentHashMap",
            "dev/quintain/runtime/explore/shadow/ConcurrentHashMap");

    private final ClassNode type;

    Replacements(ClassNode type) {
        this.type = type;
    }

    void replace() {
        if (type.superName != null) {
            type.superName = ours(type.superName);
        }
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof TypeInsnNode made && made.getOpcode() == Opcodes.NEW) {
                    made.desc = ours(made.desc);
                } else if (instruction instanceof MethodInsnNode call && call.getOpcode() == Opcodes.INVOKESPECIAL) {
                    call.owner = ours(call.owner);
                }
            }
        }
    }

    private static String ours(String name) {
        return OURS.getOrDefault(name, name);
    }
}

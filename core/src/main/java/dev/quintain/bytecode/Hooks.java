package dev.quintain.bytecode;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** The calls of {@code dev.quintain.runtime} that rewritten code makes. */
final class Hooks {
    private static final String BUDGET = "dev/quintain/runtime/Budget";
    private static final String PROBES = "dev/quintain/runtime/Probes";
    private static final String STATIC_STATE = "dev/quintain/runtime/StaticState";

    private Hooks() {}

    static AbstractInsnNode step() {
        return budget("step", "()V");
    }

    static AbstractInsnNode budget(String name, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, BUDGET, name, descriptor, false);
    }

    static boolean isStep(AbstractInsnNode instruction) {
        return instruction instanceof MethodInsnNode call && call.owner.equals(BUDGET) && call.name.equals("step");
    }

    static InsnList hit(int id) {
        return probe(id, "hit", "(I)V");
    }

    /** Takes what the probe looks at from the stack. */
    static InsnList probe(int id, String name, String descriptor) {
        var call = new InsnList();
        call.add(push(id));
        call.add(probes(name, descriptor));
        return call;
    }

    static AbstractInsnNode probes(String name, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, PROBES, name, descriptor, false);
    }

    static InsnList touch(int id) {
        return staticState("touch", id);
    }

    static InsnList read(int id) {
        return staticState("read", id);
    }

    static InsnList initStarted(int id) {
        return staticState("initStarted", id);
    }

    static InsnList initEnded(int id) {
        return staticState("initEnded", id);
    }

    static InsnList unrepeatableEnded(int id) {
        return staticState("unrepeatableEnded", id);
    }

    static AbstractInsnNode push(int value) {
        if (value >= -1 && value <= 5) {
            return new InsnNode(Opcodes.ICONST_0 + value);
        }
        return value == (short) value ? new IntInsnNode(Opcodes.SIPUSH, value) : new LdcInsnNode(value);
    }

    private static InsnList staticState(String name, int id) {
        var call = new InsnList();
        call.add(push(id));
        call.add(new MethodInsnNode(Opcodes.INVOKESTATIC, STATIC_STATE, name, "(I)V", false));
        return call;
    }
}

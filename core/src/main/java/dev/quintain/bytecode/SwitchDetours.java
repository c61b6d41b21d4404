package dev.quintain.bytecode;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntSupplier;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Ways from a switch to its targets that lead past probes, so that which way it goes need not be worked out a second
 * time. A detour has the same frame as its target, so none has to be computed. It lies behind all other code, outside of
 * every try: a handler there could expect variables that the target has no more.
 */
final class SwitchDetours {
    private final MethodNode method;
    private final IntSupplier probes;
    private final Map<LabelNode, LabelNode> detours = new HashMap<>();

    SwitchDetours(MethodNode method, IntSupplier probes) {
        this.method = method;
        this.probes = probes;
    }

    LabelNode to(LabelNode target) {
        return detours.computeIfAbsent(target, this::make);
    }

    private LabelNode make(LabelNode target) {
        var start = new LabelNode();
        var code = new InsnList();
        code.add(start);
        addFrame(code, target);
        code.add(Hooks.hit(probes.getAsInt()));
        code.add(new JumpInsnNode(Opcodes.GOTO, target));
        method.instructions.add(code);
        return start;
    }

    /** Classes of old compilers have no frames. */
    private static void addFrame(InsnList code, LabelNode target) {
        AbstractInsnNode next = target;
        while (next != null && next.getOpcode() < 0) {
            if (next instanceof FrameNode frame) {
                code.add(new FrameNode(
                        frame.type,
                        frame.local.size(),
                        frame.local.toArray(),
                        frame.stack.size(),
                        frame.stack.toArray()));
                return;
            }
            next = next.getNext();
        }
    }
}

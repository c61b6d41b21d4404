package dev.quintain.bytecode;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Finds reads of an array field that only fetch an element or the length, as in {@code TABLE[i & 0xFF]}: whoever reads
 * so cannot change the array. Sees straight code only; in doubt the answer is no.
 */
final class TableReads {
    private final Immutability immutability;
    private final Set<LabelNode> targets = new HashSet<>();

    TableReads(MethodNode method, Immutability immutability) {
        this.immutability = immutability;
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof JumpInsnNode jump) {
                targets.add(jump.label);
            } else if (instruction instanceof TableSwitchInsnNode choice) {
                targets.addAll(choice.labels);
                targets.add(choice.dflt);
            } else if (instruction instanceof LookupSwitchInsnNode choice) {
                targets.addAll(choice.labels);
                targets.add(choice.dflt);
            }
        }
        method.tryCatchBlocks.forEach(block -> targets.add(block.handler));
    }

    boolean onlyFetches(FieldInsnNode read) {
        String type = read.desc;
        int above = 0;
        for (AbstractInsnNode next = read.getNext(); next != null && type.startsWith("["); next = next.getNext()) {
            StackEffect effect = isMerge(next) ? null : StackEffect.of(next);
            if (effect == null) {
                return false;
            }
            if (effect.popped() <= above) {
                above += effect.pushed() - effect.popped();
            } else if (next.getOpcode() == Opcodes.ARRAYLENGTH) {
                return true;
            } else if (isElementLoad(next) && above == 1) {
                type = type.substring(1);
                above = 0;
            } else {
                return false;
            }
        }
        return !type.startsWith("[") && immutability.isImmutable(type);
    }

    private boolean isMerge(AbstractInsnNode instruction) {
        return instruction instanceof FrameNode || (instruction instanceof LabelNode label && targets.contains(label));
    }

    private static boolean isElementLoad(AbstractInsnNode instruction) {
        return instruction.getOpcode() >= Opcodes.IALOAD && instruction.getOpcode() <= Opcodes.SALOAD;
    }
}

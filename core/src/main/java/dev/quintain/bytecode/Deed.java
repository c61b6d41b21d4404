package dev.quintain.bytecode;

import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** What a method does about other threads. */
public enum Deed {
    /** It waits until another thread does something. */
    WAITS,
    /** It wakes those who wait. */
    WAKES,
    /** It enters a monitor, of which Java lets go by itself. */
    ENTERS,
    /** It takes a lock, of which somebody must let go. */
    LOCKS,
    /** It lets go of such a lock. */
    UNLOCKS;

    /** Whether a method does it itself, and does not only call one that does. */
    boolean isDoneBy(MethodNode method) {
        return switch (this) {
            case WAITS -> calls(method, WaitCalls::isWait);
            case WAKES -> calls(method, WaitCalls::isWake);
            case ENTERS -> (method.access & Opcodes.ACC_SYNCHRONIZED) != 0 || hasBlock(method);
            case LOCKS -> calls(method, LockCalls::isTake);
            case UNLOCKS -> calls(method, LockCalls::isLettingGo);
        };
    }

    private static boolean calls(MethodNode method, Predicate<MethodInsnNode> wanted) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call && wanted.test(call)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasBlock(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() == Opcodes.MONITORENTER) {
                return true;
            }
        }
        return false;
    }
}

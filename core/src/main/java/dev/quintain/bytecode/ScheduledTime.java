package dev.quintain.bytecode;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Whoever asks the platform for the time is told the virtual one. */
final class ScheduledTime {
    private static final String VIRTUAL = "dev/quintain/runtime/explore/VirtualClock";
    private static final String CLOCK = "java/time/Clock";
    private static final String TO_CLOCK = "L" + CLOCK + ";";
    private static final String ZONE = "(Ljava/time/ZoneId;)";

    private final MethodNode method;

    ScheduledTime(MethodNode method) {
        this.method = method;
    }

    /** Whether that is what a call does; it is rewritten then. */
    boolean rewrite(MethodInsnNode call) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC && call.owner.equals(CLOCK)) {
            return clock(call);
        }
        if (call.getOpcode() == Opcodes.INVOKESTATIC
                && call.owner.startsWith("java/time/")
                && call.name.equals("now")) {
            return now(call);
        }
        return call.owner.equals("java/util/Date")
                && call.name.equals("<init>")
                && call.desc.equals("()V")
                && date(call);
    }

    private boolean clock(MethodInsnNode call) {
        String name = switch (call.name + call.desc) {
            case "systemUTC()" + TO_CLOCK -> "inUtc";
            case "systemDefaultZone()" + TO_CLOCK -> "inDefaultZone";
            case "system" + ZONE + TO_CLOCK -> "in";
            default -> "";
        };
        if (name.isEmpty()) {
            return false;
        }
        method.instructions.set(call, virtual(name, call.desc));
        return true;
    }

    /** All that know what is now can be told by which clock. */
    private boolean now(MethodInsnNode call) {
        if (call.desc.startsWith("()")) {
            method.instructions.insertBefore(call, virtual("inDefaultZone", "()" + TO_CLOCK));
        } else if (call.desc.startsWith(ZONE)) {
            method.instructions.insertBefore(call, virtual("in", ZONE + TO_CLOCK));
        } else {
            return false;
        }
        call.desc = "(" + TO_CLOCK + ")" + call.desc.substring(call.desc.indexOf(')') + 1);
        return true;
    }

    private boolean date(MethodInsnNode call) {
        method.instructions.insertBefore(call, virtual("now", "()J"));
        call.desc = "(J)V";
        return true;
    }

    private static MethodInsnNode virtual(String name, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, VIRTUAL, name, descriptor, false);
    }
}

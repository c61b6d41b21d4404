package dev.quintain.bytecode;

import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Makes a method report that it asks for the time, or gets hold of something that does. */
final class ClockReports {
    private static final Set<String> CALLS = Set.of(
            "java/lang/System.currentTimeMillis()J",
            "java/lang/System.nanoTime()J",
            "java/util/Date.<init>()V",
            "java/util/GregorianCalendar.<init>()V",
            "java/util/GregorianCalendar.<init>(Ljava/util/TimeZone;)V",
            "java/util/GregorianCalendar.<init>(Ljava/util/Locale;)V",
            "java/util/GregorianCalendar.<init>(Ljava/util/TimeZone;Ljava/util/Locale;)V");

    private final MethodNode method;

    ClockReports(MethodNode method) {
        this.method = method;
    }

    void add() {
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (asks(instruction)) {
                method.instructions.insertBefore(instruction, Hooks.probes("clock", "()V"));
            }
        }
    }

    private static boolean asks(AbstractInsnNode instruction) {
        if (instruction instanceof InvokeDynamicInsnNode lambda) {
            return Stream.of(lambda.bsmArgs)
                    .anyMatch(argument -> argument instanceof Handle handle
                            && asks(handle.getOwner(), handle.getName(), handle.getDesc()));
        }
        return instruction instanceof MethodInsnNode call && asks(call.owner, call.name, call.desc);
    }

    private static boolean asks(String owner, String name, String descriptor) {
        return switch (name) {
            case "now" -> owner.startsWith("java/time/");
            case "getInstance" -> owner.equals("java/util/Calendar") || owner.equals("java/util/GregorianCalendar");
            default -> isSystemClock(owner, name) || CALLS.contains(owner + "." + name + descriptor);
        };
    }

    private static boolean isSystemClock(String owner, String name) {
        return switch (owner) {
            case "java/time/Clock" ->
                name.startsWith("system")
                        || name.equals("tickMillis")
                        || name.equals("tickSeconds")
                        || name.equals("tickMinutes");
            case "java/time/InstantSource" -> name.equals("system");
            default -> false;
        };
    }
}

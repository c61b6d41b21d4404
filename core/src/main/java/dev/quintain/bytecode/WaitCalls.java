package dev.quintain.bytecode;

import java.util.Set;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls of the platform by which threads wait for each other. */
final class WaitCalls {
    private static final String CONCURRENT = "java/util/concurrent/";
    private static final Set<String> WAITS = Set.of(
            "await",
            "awaitUninterruptibly",
            "awaitNanos",
            "awaitUntil",
            "acquire",
            "acquireUninterruptibly",
            "take",
            "put",
            "park",
            "exchange",
            "transfer");
    private static final Set<String> WAKES = Set.of(
            "signal",
            "signalAll",
            "release",
            "put",
            "take",
            "offer",
            "poll",
            "unpark",
            "countDown",
            "exchange",
            "transfer");

    private WaitCalls() {}

    static boolean isWait(MethodInsnNode call) {
        return isOfObject(call, "wait") || (call.owner.startsWith(CONCURRENT) && WAITS.contains(call.name));
    }

    static boolean isWake(MethodInsnNode call) {
        return isOfObject(call, "notify")
                || isOfObject(call, "notifyAll")
                || (call.owner.startsWith(CONCURRENT) && WAKES.contains(call.name));
    }

    // Nobody can override them, but the class file may name the class that they are called on.
    private static boolean isOfObject(MethodInsnNode call, String name) {
        return call.name.equals(name)
                && (call.desc.equals("()V") || (name.equals("wait") && call.desc.startsWith("(J")));
    }
}

package dev.quintain.bytecode;

import java.util.Set;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls of the platform by which threads take locks and let go of them. */
final class LockCalls {
    private static final String LOCKS = "java/util/concurrent/locks/";
    private static final Set<String> TAKES = Set.of("lock", "lockInterruptibly", "tryLock");
    private static final Set<String> LETS_GO = Set.of("unlock", "unlockRead", "unlockWrite");

    /** Its locks are numbers, and are taken by methods that for other locks only fetch them. */
    private static final String STAMPED = LOCKS + "StampedLock";

    private static final Set<String> TAKES_STAMPED = Set.of(
            "readLock", "readLockInterruptibly", "tryReadLock", "writeLock", "writeLockInterruptibly", "tryWriteLock");

    private LockCalls() {}

    static boolean isTake(MethodInsnNode call) {
        return (call.owner.startsWith(LOCKS) && TAKES.contains(call.name))
                || (call.owner.equals(STAMPED) && TAKES_STAMPED.contains(call.name));
    }

    static boolean isLettingGo(MethodInsnNode call) {
        return call.owner.startsWith(LOCKS) && LETS_GO.contains(call.name);
    }
}

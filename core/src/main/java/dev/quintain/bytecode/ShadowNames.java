package dev.quintain.bytecode;

import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.Remapper;

/** Names the classes of ours that take the place of those of the platform that would block. */
final class ShadowNames extends Remapper {
    private static final String CONCURRENT = "java/util/concurrent/";
    private static final String SHADOWS = "dev/quintain/runtime/explore/shadow/";

    private static final Set<String> SHADOWED = Set.of(
            "ArrayBlockingQueue",
            "CountDownLatch",
            "CyclicBarrier",
            "Executors",
            "FutureTask",
            "LinkedBlockingQueue",
            "PriorityBlockingQueue",
            "Semaphore",
            "SynchronousQueue",
            "ThreadPoolExecutor",
            "locks/ReentrantLock",
            "locks/ReentrantReadWriteLock",
            "locks/ReentrantReadWriteLock$ReadLock",
            "locks/ReentrantReadWriteLock$WriteLock");

    ShadowNames() {
        super(Opcodes.ASM9);
    }

    @Override
    public String map(String internalName) {
        return isShadowed(internalName)
                ? SHADOWS + internalName.substring(internalName.lastIndexOf('/') + 1)
                : internalName;
    }

    static boolean isShadow(String internalName) {
        return internalName.startsWith(SHADOWS);
    }

    private static boolean isShadowed(String internalName) {
        return internalName.startsWith(CONCURRENT) && SHADOWED.contains(internalName.substring(CONCURRENT.length()));
    }
}

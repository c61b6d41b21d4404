package dev.quintain.bytecode;

import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.Remapper;

/** Names the classes of ours that take the place of those of the platform that would block. */
final class ShadowNames extends Remapper {
    private static final String CONCURRENT = "java/util/concurrent/";
    private static final String SHADOWS = "dev/quintain/runtime/explore/shadow/";

    private static final Set<String> SHADOWED = Set.of(
            "AbstractExecutorService",
            "ArrayBlockingQueue",
            "CompletableFuture",
            "CompletionStage",
            "CountDownLatch",
            "CyclicBarrier",
            "DelayQueue",
            "Exchanger",
            "ExecutorCompletionService",
            "Executors",
            "FutureTask",
            "LinkedBlockingDeque",
            "LinkedBlockingQueue",
            "Phaser",
            "PriorityBlockingQueue",
            "RejectedExecutionHandler",
            "ScheduledThreadPoolExecutor",
            "Semaphore",
            "SynchronousQueue",
            "ThreadPoolExecutor",
            "ThreadPoolExecutor$AbortPolicy",
            "ThreadPoolExecutor$CallerRunsPolicy",
            "ThreadPoolExecutor$DiscardOldestPolicy",
            "ThreadPoolExecutor$DiscardPolicy",
            "locks/ReentrantLock",
            "locks/ReentrantReadWriteLock",
            "locks/ReentrantReadWriteLock$ReadLock",
            "locks/ReentrantReadWriteLock$WriteLock",
            "locks/StampedLock");

    /** Builders of threads, platform's and virtual ones, are one here. */
    private static final Set<String> BUILDERS = Set.of(
            "java/lang/Thread$Builder", "java/lang/Thread$Builder$OfPlatform", "java/lang/Thread$Builder$OfVirtual");

    ShadowNames() {
        super(Opcodes.ASM9);
    }

    @Override
    public String map(String internalName) {
        if (BUILDERS.contains(internalName)) {
            return "dev/quintain/runtime/explore/ThreadBuilder";
        }
        return isShadowed(internalName)
                ? SHADOWS + internalName.substring(internalName.lastIndexOf('/') + 1)
                : internalName;
    }

    static boolean isShadow(String internalName) {
        return internalName.startsWith(SHADOWS);
    }

    /** What a class of ours stands in for, by its binary name. */
    static String platformName(String shadow) {
        String simple = shadow.substring(SHADOWS.length());
        String found = SHADOWED.stream()
                .filter(name -> name.equals(simple) || name.endsWith("/" + simple))
                .findFirst()
                .orElse(simple);
        return (CONCURRENT + found).replace('/', '.');
    }

    private static boolean isShadowed(String internalName) {
        return internalName.startsWith(CONCURRENT) && SHADOWED.contains(internalName.substring(CONCURRENT.length()));
    }
}

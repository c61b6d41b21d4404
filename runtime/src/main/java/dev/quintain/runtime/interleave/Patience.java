package dev.quintain.runtime.interleave;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * How long the clock waits for threads that are neither done nor suspended. Who runs is charged the processor time that
 * it used, who sleeps the time that passes: a thread that the machine is too busy to run is charged nothing, so that
 * load does not change what comes out.
 */
final class Patience {
    /** Between two looks no more than this passes, unless we did not get a processor ourselves. */
    private static final long LONGEST_PAUSE = TimeUnit.MILLISECONDS.toNanos(20);

    private final Observer observer;
    private final long limit;
    private final Map<Thread, Long> charged = new HashMap<>();
    private final Map<Thread, Long> processor = new HashMap<>();
    private long last = System.nanoTime();
    private long waited;

    Patience(Observer observer, long limitNanos) {
        this.observer = observer;
        this.limit = limitNanos;
    }

    /** Whether every thread that is not quiet has had all the time that there is for it. */
    boolean isOver(List<Sight> sights) {
        long now = System.nanoTime();
        long passed = Math.min(now - last, LONGEST_PAUSE);
        last = now;
        waited += passed;
        boolean over = waited >= limit;
        for (Sight sight : sights) {
            if (isSureToRun(sight)) {
                over = false;
            } else if (!sight.isQuiet()) {
                over &= charge(sight, passed) >= limit;
            }
        }
        return over;
    }

    /** Nobody can keep it from running, which is not so for virtual threads: others may hold on to all carriers. */
    private static boolean isSureToRun(Sight sight) {
        return !Threads.isVirtual(sight.thread())
                && (sight.condition() == Sight.Condition.STARTING || isStartingAnother(sight));
    }

    /** Java holds it for one that runs, but it sleeps until the other has got a processor for the first time. */
    private static boolean isStartingAnother(Sight sight) {
        if (sight.condition() != Sight.Condition.RUNNING || !sight.asleep()) {
            return false;
        }
        StackTraceElement[] stack = sight.thread().getStackTrace();
        return stack.length > 0
                && stack[0].getMethodName().equals("start0")
                && stack[0].getClassName().equals(Thread.class.getName());
    }

    private long charge(Sight sight, long passed) {
        long used = observer.processorTime(sight.thread());
        Long before = processor.put(sight.thread(), used);
        boolean sleeps = sight.asleep() || sight.sleep() < 0 || used < 0;
        long charge = sleeps ? passed : before == null ? 0 : used - before;
        return charged.merge(sight.thread(), charge, Long::sum);
    }
}

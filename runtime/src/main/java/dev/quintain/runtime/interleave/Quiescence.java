package dev.quintain.runtime.interleave;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Waits until every thread of a sequence is quiet. One look is not enough: while one thread is looked at, another that
 * was quiet may be woken. Looks that show the same threads in the same sleeps mean that nobody ran in between.
 */
final class Quiescence {
    /** For threads that the system says nothing of. */
    static final int SETTLE_MILLIS = 50;

    private static final int LOOKS = 3;
    private static final long FIRST_PAUSE = TimeUnit.MICROSECONDS.toNanos(20);
    private static final long LAST_PAUSE = TimeUnit.MILLISECONDS.toNanos(1);

    private final Observer observer;
    private final List<Watched> threads;
    private final Company company;
    private final long limitNanos;
    private final Set<String> uncertain = new TreeSet<>();

    Quiescence(Observer observer, List<? extends Watched> threads, Company company, long limitNanos) {
        this.observer = observer;
        this.threads = List.copyOf(threads);
        this.company = company;
        this.limitNanos = limitNanos;
    }

    /** Returns when all are quiet, or when there is no point in waiting any longer: then those that are not. */
    List<Sight> await() {
        return await(() -> false);
    }

    /**
     * The same.
     *
     * @param enough says when it does not matter any more
     */
    List<Sight> await(BooleanSupplier enough) {
        var patience = new Patience(observer, limitNanos);
        var stillness = new Stillness();
        long pause = FIRST_PAUSE;
        while (!enough.getAsBoolean()) {
            List<Sight> now = look();
            boolean quiet = now.stream().allMatch(Sight::isQuiet);
            stillness.see(now, quiet);
            if (quiet && hasSettled(now, stillness)) {
                return List.of();
            }
            if (!quiet && patience.isOver(now)) {
                return now.stream().filter(sight -> !sight.isQuiet()).toList();
            }
            if (!quiet || stillness.looks() >= LOOKS) {
                LockSupport.parkNanos(pause);
                pause = Math.min(LAST_PAUSE, pause * 2);
            }
        }
        return List.of();
    }

    private boolean hasSettled(List<Sight> sights, Stillness stillness) {
        List<Sight> doubtful = sights.stream().filter(Sight::isUncertain).toList();
        if (stillness.looks() < LOOKS || (!doubtful.isEmpty() && stillness.millis() < SETTLE_MILLIS)) {
            return false;
        }
        doubtful.forEach(sight -> uncertain.add(sight.thread().getName()));
        return true;
    }

    private List<Sight> look() {
        var sights = new ArrayList<Sight>();
        var known = new HashSet<Thread>();
        for (Watched thread : threads) {
            Sight sight = thread.look(observer);
            sights.add(sight);
            known.add(sight.thread());
        }
        for (Thread thread : company.threads()) {
            if (known.add(thread)) {
                sights.add(observer.look(thread, company.task(thread)));
            }
        }
        return sights;
    }

    /** Threads that were given the settle time, because the system says nothing of them. */
    Set<String> uncertain() {
        return uncertain;
    }
}

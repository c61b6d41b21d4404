package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Stands in for the class of this name. */
public class Exchanger<V> {
    private final Deque<Offer<V>> offers = new ArrayDeque<>();

    /** Something that somebody holds out, and what it was exchanged for. */
    private static final class Offer<V> {
        final V given;
        V taken;
        boolean done;

        Offer(V given) {
            this.given = given;
        }
    }

    public Exchanger() {}

    public V exchange(V item) throws InterruptedException {
        try {
            return exchange(item, Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
    }

    public V exchange(V item, long time, TimeUnit unit) throws InterruptedException, TimeoutException {
        Shadows.stepInterruptibly(this);
        Offer<V> other = offers.poll();
        if (other != null) {
            other.taken = item;
            other.done = true;
            return other.given;
        }
        var own = new Offer<>(item);
        offers.add(own);
        try {
            if (!Shadows.passFor(this, task -> own.done, unit.toNanos(time))) {
                throw new TimeoutException();
            }
            return own.taken;
        } finally {
            offers.remove(own);
        }
    }
}

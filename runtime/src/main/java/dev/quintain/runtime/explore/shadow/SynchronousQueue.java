package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** Stands in for the class of this name: who gives waits for one who takes. */
public class SynchronousQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
    private final transient Deque<Offer<E>> offers = new ArrayDeque<>();
    private int takers;

    /** Something that somebody holds out. */
    private static final class Offer<E> {
        final E item;
        boolean taken;

        Offer(E item) {
            this.item = item;
        }
    }

    public SynchronousQueue() {}

    public SynchronousQueue(boolean fair) {}

    @Override
    public void put(E item) throws InterruptedException {
        offer(item, Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    @Override
    public boolean offer(E item) {
        Objects.requireNonNull(item);
        Shadows.step(this);
        if (takers <= offers.size()) {
            return false;
        }
        offers.add(new Offer<>(item));
        return true;
    }

    @Override
    public boolean offer(E item, long time, TimeUnit unit) throws InterruptedException {
        var offer = new Offer<>(Objects.requireNonNull(item));
        Shadows.step(this);
        offers.add(offer);
        try {
            Shadows.passFor(this, task -> offer.taken, unit.toNanos(time));
        } finally {
            offers.remove(offer);
        }
        return offer.taken;
    }

    @Override
    public E take() throws InterruptedException {
        return poll(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    @Override
    public E poll() {
        Shadows.step(this);
        return taken();
    }

    @Override
    public E poll(long time, TimeUnit unit) throws InterruptedException {
        Shadows.step(this);
        takers++;
        try {
            Shadows.passFor(this, task -> !offers.isEmpty(), unit.toNanos(time));
        } finally {
            takers--;
        }
        return taken();
    }

    private E taken() {
        Offer<E> offer = offers.poll();
        if (offer == null) {
            return null;
        }
        offer.taken = true;
        return offer.item;
    }

    @Override
    public E peek() {
        return null;
    }

    @Override
    public int size() {
        return 0;
    }

    @Override
    public int remainingCapacity() {
        return 0;
    }

    @Override
    public int drainTo(Collection<? super E> others) {
        return drainTo(others, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super E> others, int most) {
        int many = 0;
        for (E item = many < most ? poll() : null; item != null; item = many < most ? poll() : null) {
            others.add(item);
            many++;
        }
        return many;
    }

    @Override
    public Iterator<E> iterator() {
        return Collections.emptyIterator();
    }
}

package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** What the blocking queues have in common: a plain queue, and how much goes into it. */
abstract class QueueShadow<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
    private final transient Queue<E> items;
    private final int capacity;

    QueueShadow(Queue<E> items, int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.items = items;
        this.capacity = capacity;
    }

    /** Whether there is something in it; no step. */
    final boolean holds() {
        return !items.isEmpty();
    }

    /** For executors: within a step of theirs. */
    boolean addNow(E item) {
        return hasRoom() && items.add(item);
    }

    /** For executors: within a step of theirs. */
    E pollNow() {
        return items.poll();
    }

    /** For executors: as {@link #pollNow}, whether it is time for it or not. */
    final E removeNow() {
        return items.poll();
    }

    final void removeNow(Object item) {
        items.remove(item);
    }

    final List<E> itemsNow() {
        return new ArrayList<>(items);
    }

    /** For executors: goes on when there is something to take, or nobody will put anything there. */
    void awaitHead(BooleanSupplier ended) {
        Shadows.pass(this, task -> ended.getAsBoolean() || holds());
    }

    final boolean hasRoom() {
        return items.size() < capacity;
    }

    @Override
    public boolean offer(E item) {
        Objects.requireNonNull(item);
        Shadows.step(this);
        return hasRoom() && items.add(item);
    }

    @Override
    public void put(E item) throws InterruptedException {
        offer(item, Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    @Override
    public boolean offer(E item, long time, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(item);
        return Shadows.passFor(this, task -> hasRoom(), unit.toNanos(time)) && items.add(item);
    }

    @Override
    public E poll() {
        Shadows.step(this);
        return items.poll();
    }

    @Override
    public E take() throws InterruptedException {
        Shadows.passInterruptibly(this, task -> !items.isEmpty());
        return items.poll();
    }

    @Override
    public E poll(long time, TimeUnit unit) throws InterruptedException {
        Shadows.passFor(this, task -> !items.isEmpty(), unit.toNanos(time));
        return items.poll();
    }

    @Override
    public E peek() {
        Shadows.step(this);
        return items.peek();
    }

    @Override
    public int size() {
        Shadows.step(this);
        return items.size();
    }

    @Override
    public int remainingCapacity() {
        Shadows.step(this);
        return capacity == Integer.MAX_VALUE ? capacity : capacity - items.size();
    }

    @Override
    public boolean remove(Object item) {
        Shadows.step(this);
        return items.remove(item);
    }

    @Override
    public boolean contains(Object item) {
        Shadows.step(this);
        return items.contains(item);
    }

    @Override
    public void clear() {
        Shadows.step(this);
        items.clear();
    }

    @Override
    public int drainTo(Collection<? super E> others) {
        return drainTo(others, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super E> others, int most) {
        Shadows.step(this);
        int many = 0;
        while (many < most && !items.isEmpty()) {
            others.add(items.poll());
            many++;
        }
        return many;
    }

    /** Over what is in it now, as theirs is weakly consistent. */
    @Override
    public Iterator<E> iterator() {
        Shadows.step(this);
        Iterator<E> all = new ArrayList<>(items).iterator();
        return new Iterator<>() {
            private E last;

            @Override
            public boolean hasNext() {
                return all.hasNext();
            }

            @Override
            public E next() {
                last = all.next();
                return last;
            }

            @Override
            public void remove() {
                QueueShadow.this.remove(last);
            }
        };
    }

    @Override
    public Object[] toArray() {
        Shadows.step(this);
        return items.toArray();
    }

    @Override
    public <T> T[] toArray(T[] room) {
        Shadows.step(this);
        return items.toArray(room);
    }

    @Override
    public String toString() {
        Shadows.step(this);
        return items.toString();
    }
}

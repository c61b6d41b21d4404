package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import java.util.Collection;
import java.util.PriorityQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Stands in for the class of this name: what is in it can be taken when its time has come. */
public class DelayQueue<E extends Delayed> extends QueueShadow<E> {
    private final transient PriorityQueue<E> items;

    public DelayQueue() {
        this(new PriorityQueue<>(1, (one, two) -> Shadows.undisturbed(() -> one.compareTo(two))));
    }

    public DelayQueue(Collection<? extends E> items) {
        this();
        this.items.addAll(items);
    }

    private DelayQueue(PriorityQueue<E> items) {
        super(items, Integer.MAX_VALUE);
        this.items = items;
    }

    private static long delay(Delayed item) {
        return Shadows.undisturbed(() -> item.getDelay(TimeUnit.NANOSECONDS));
    }

    private boolean isReady() {
        return !items.isEmpty() && delay(items.peek()) <= 0;
    }

    /** How long to wait for the head; for ever if there is none. */
    private static long wait(Delayed head) {
        return head == null ? Long.MAX_VALUE : Math.max(1, delay(head));
    }

    @Override
    E pollNow() {
        return isReady() ? items.poll() : null;
    }

    @Override
    void awaitHead(BooleanSupplier ended) {
        do {
            E head = items.peek();
            Shadows.passUntil(this, task -> ended.getAsBoolean() || isReady() || items.peek() != head, wait(head));
        } while (!ended.getAsBoolean() && !isReady());
    }

    // These have other parameters and results in class files than those of queues of anything.

    @Override
    public boolean add(E item) {
        return super.add(item);
    }

    @Override
    public boolean offer(E item) {
        return super.offer(item);
    }

    @Override
    public boolean offer(E item, long time, TimeUnit unit) {
        return offer(item);
    }

    @Override
    public void put(E item) {
        offer(item);
    }

    @Override
    public E peek() {
        return super.peek();
    }

    @Override
    public E remove() {
        return super.remove();
    }

    @Override
    public E poll() {
        Shadows.step(this);
        return pollNow();
    }

    @Override
    public E take() throws InterruptedException {
        return poll(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    @Override
    public E poll(long time, TimeUnit unit) throws InterruptedException {
        long length = unit.toNanos(time);
        long end = length == Long.MAX_VALUE ? length : Shadows.nanoTime() + length;
        while (true) {
            E head = items.peek();
            long left = end == Long.MAX_VALUE ? end : end - Shadows.nanoTime();
            Shadows.passFor(this, task -> isReady() || items.peek() != head, Math.min(left, wait(head)));
            if (isReady()) {
                return items.poll();
            }
            if (end != Long.MAX_VALUE && Shadows.nanoTime() >= end) {
                return null;
            }
        }
    }

    @Override
    public int drainTo(Collection<? super E> others, int most) {
        Shadows.step(this);
        int many = 0;
        while (many < most && isReady()) {
            others.add(items.poll());
            many++;
        }
        return many;
    }
}

package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.TimeUnit;

/** Stands in for the class of this name. */
public class LinkedBlockingDeque<E> extends QueueShadow<E> implements BlockingDeque<E> {
    private final transient ArrayDeque<E> items;

    public LinkedBlockingDeque() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingDeque(int capacity) {
        this(new ArrayDeque<>(), capacity);
    }

    public LinkedBlockingDeque(Collection<? extends E> items) {
        this();
        this.items.addAll(items);
    }

    private LinkedBlockingDeque(ArrayDeque<E> items, int capacity) {
        super(items, capacity);
        this.items = items;
    }

    private static boolean full() {
        throw new IllegalStateException("Deque full");
    }

    private static <E> E present(E item) {
        if (item == null) {
            throw new NoSuchElementException();
        }
        return item;
    }

    // ---- at its head

    @Override
    public boolean offerFirst(E item) {
        Objects.requireNonNull(item);
        Shadows.step(this);
        boolean room = hasRoom();
        if (room) {
            items.addFirst(item);
        }
        return room;
    }

    @Override
    public void addFirst(E item) {
        boolean added = offerFirst(item) || full();
        assert added;
    }

    @Override
    public void putFirst(E item) throws InterruptedException {
        offerFirst(item, Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    @Override
    public boolean offerFirst(E item, long time, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(item);
        boolean room = Shadows.passFor(this, task -> hasRoom(), unit.toNanos(time));
        if (room) {
            items.addFirst(item);
        }
        return room;
    }

    @Override
    public E pollFirst() {
        return poll();
    }

    @Override
    public E pollFirst(long time, TimeUnit unit) throws InterruptedException {
        return poll(time, unit);
    }

    @Override
    public E takeFirst() throws InterruptedException {
        return take();
    }

    @Override
    public E removeFirst() {
        return present(poll());
    }

    @Override
    public E peekFirst() {
        return peek();
    }

    @Override
    public E getFirst() {
        return present(peek());
    }

    @Override
    public void push(E item) {
        addFirst(item);
    }

    @Override
    public E pop() {
        return removeFirst();
    }

    // ---- at its tail

    @Override
    public boolean offerLast(E item) {
        return offer(item);
    }

    @Override
    public void addLast(E item) {
        boolean added = offer(item) || full();
        assert added;
    }

    @Override
    public void putLast(E item) throws InterruptedException {
        put(item);
    }

    @Override
    public boolean offerLast(E item, long time, TimeUnit unit) throws InterruptedException {
        return offer(item, time, unit);
    }

    @Override
    public E pollLast() {
        Shadows.step(this);
        return items.pollLast();
    }

    @Override
    public E pollLast(long time, TimeUnit unit) throws InterruptedException {
        Shadows.passFor(this, task -> holds(), unit.toNanos(time));
        return items.pollLast();
    }

    @Override
    public E takeLast() throws InterruptedException {
        Shadows.passInterruptibly(this, task -> holds());
        return items.pollLast();
    }

    @Override
    public E removeLast() {
        return present(pollLast());
    }

    @Override
    public E peekLast() {
        Shadows.step(this);
        return items.peekLast();
    }

    @Override
    public E getLast() {
        return present(peekLast());
    }

    @Override
    public boolean removeFirstOccurrence(Object item) {
        return remove(item);
    }

    @Override
    public boolean removeLastOccurrence(Object item) {
        Shadows.step(this);
        return items.removeLastOccurrence(item);
    }

    @Override
    public Iterator<E> descendingIterator() {
        Shadows.step(this);
        List<E> all = new ArrayList<>(items);
        Collections.reverse(all);
        return all.iterator();
    }
}

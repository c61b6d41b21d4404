package dev.quintain.runtime.explore.shadow;

import java.util.ArrayDeque;
import java.util.Collection;

/** Stands in for the class of this name. */
public class ArrayBlockingQueue<E> extends QueueShadow<E> {
    public ArrayBlockingQueue(int capacity) {
        super(new ArrayDeque<>(), capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair) {
        this(capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair, Collection<? extends E> items) {
        this(capacity);
        addAll(items);
    }
}

package dev.quintain.runtime.explore.shadow;

import java.util.ArrayDeque;
import java.util.Collection;

/** Stands in for the class of this name. */
public class LinkedBlockingQueue<E> extends QueueShadow<E> {
    public LinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(new ArrayDeque<>(), capacity);
    }

    public LinkedBlockingQueue(Collection<? extends E> items) {
        this();
        addAll(items);
    }
}

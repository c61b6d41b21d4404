package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import java.util.Collection;
import java.util.Comparator;
import java.util.PriorityQueue;

/** Stands in for the class of this name. */
public class PriorityBlockingQueue<E> extends QueueShadow<E> {
    private final transient Comparator<? super E> comparator;

    public PriorityBlockingQueue() {
        this(1, null);
    }

    public PriorityBlockingQueue(int initialCapacity) {
        this(initialCapacity, null);
    }

    public PriorityBlockingQueue(int initialCapacity, Comparator<? super E> comparator) {
        super(new PriorityQueue<>(initialCapacity, undisturbed(comparator)), Integer.MAX_VALUE);
        this.comparator = comparator;
    }

    public PriorityBlockingQueue(Collection<? extends E> items) {
        this();
        addAll(items);
    }

    /** Nobody comes between the comparisons of one call. */
    @SuppressWarnings("unchecked")
    private static <E> Comparator<E> undisturbed(Comparator<? super E> comparator) {
        return (one, two) -> Shadows.undisturbed(
                () -> comparator == null ? ((Comparable<E>) one).compareTo(two) : comparator.compare(one, two));
    }

    public Comparator<? super E> comparator() {
        return comparator;
    }
}

package dev.quintain.examples.shop;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Keeps the entries that were used last.
 *
 * <p>Fault: a cache with room for nothing is allowed, and wants to throw out its eldest entry when there is none:
 * {@code put} lets the NoSuchElementException of {@code ArrayDeque.removeFirst} through.
 *
 * <p>Not reported: negative capacities and null keys are refused.
 */
public class LruCache<K, V> {
    private final int capacity;
    private final Map<K, V> entries = new HashMap<>();
    private final Deque<K> byAge = new ArrayDeque<>();

    public LruCache(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("negative capacity: " + capacity);
        }
        this.capacity = capacity;
    }

    public void put(K key, V value) {
        Objects.requireNonNull(key, "key");
        if (!entries.containsKey(key) && entries.size() == capacity) {
            entries.remove(byAge.removeFirst());
        }
        entries.put(key, value);
        touch(key);
    }

    /** The value of the key; null if it is not here, or no more. */
    public V get(K key) {
        Objects.requireNonNull(key, "key");
        if (entries.containsKey(key)) {
            touch(key);
        }
        return entries.get(key);
    }

    public int size() {
        return entries.size();
    }

    private void touch(K key) {
        byAge.remove(key);
        byAge.addLast(key);
    }
}

package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.SelfTelling;
import dev.quintain.runtime.explore.Shadows;
import dev.quintain.runtime.explore.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Stands in for the class of this name. While the value of a key is computed, others can do everything but change what
 * belongs to that key; the platform's own would hold them up where nobody has control of it.
 */
public class ConcurrentHashMap<K, V> extends java.util.concurrent.ConcurrentHashMap<K, V> implements SelfTelling {
    private final transient List<Computation> computations = new ArrayList<>(0);

    /** The value of a key is being computed by a thread. */
    private static final class Computation {
        final Object key;
        final Task thread;
        boolean over;

        Computation(Object key, Task thread) {
            this.key = key;
            this.thread = thread;
        }
    }

    public ConcurrentHashMap() {}

    public ConcurrentHashMap(int capacity) {
        super(capacity);
    }

    public ConcurrentHashMap(int capacity, float load) {
        super(capacity, load);
    }

    public ConcurrentHashMap(int capacity, float load, int threads) {
        super(capacity, load, threads);
    }

    @SuppressWarnings("this-escape") // Which is ours, and nobody else knows it yet.
    public ConcurrentHashMap(Map<? extends K, ? extends V> all) {
        putAll(all);
    }

    /** A step; behind it, nobody computes the value of the key. */
    private void changes(Object key) {
        Objects.requireNonNull(key);
        Shadows.step(this);
        for (Computation one = computation(key); one != null; one = computation(key)) {
            if (one.thread == Shadows.me()) {
                throw new IllegalStateException("Recursive update");
            }
            Computation before = one;
            Shadows.pass(this, task -> before.over);
        }
    }

    private Computation computation(Object key) {
        for (Computation one : computations) {
            if (atOnce(() -> one.key.equals(key))) {
                return one;
            }
        }
        return null;
    }

    private static <T> T atOnce(Supplier<T> action) {
        return Shadows.undisturbed(action);
    }

    private V computed(K key, V old, BiFunction<? super K, ? super V, ? extends V> function) {
        var own = new Computation(key, Shadows.me());
        computations.add(own);
        try {
            V value = function.apply(key, old);
            Shadows.step(this);
            return atOnce(() -> set(key, value));
        } catch (RuntimeException | Error e) {
            Shadows.step(this);
            throw e;
        } finally {
            computations.remove(own);
            own.over = true;
        }
    }

    private V set(K key, V value) {
        if (value == null) {
            super.remove(key);
        } else {
            super.put(key, value);
        }
        return value;
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        changes(key);
        return computed(key, atOnce(() -> get(key)), function);
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        changes(key);
        V old = atOnce(() -> get(key));
        return old != null ? old : computed(key, null, (same, none) -> function.apply(same));
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        changes(key);
        V old = atOnce(() -> get(key));
        return old == null ? null : computed(key, old, function);
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(value);
        Objects.requireNonNull(function);
        changes(key);
        V old = atOnce(() -> get(key));
        return old == null
                ? atOnce(() -> set(key, value))
                : computed(key, old, (same, present) -> function.apply(present, value));
    }

    @Override
    public V put(K key, V value) {
        changes(key);
        return atOnce(() -> super.put(key, value));
    }

    @Override
    public V putIfAbsent(K key, V value) {
        changes(key);
        return atOnce(() -> super.putIfAbsent(key, value));
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> all) {
        all.forEach(this::put);
    }

    @Override
    public V remove(Object key) {
        changes(key);
        return atOnce(() -> super.remove(key));
    }

    @Override
    public boolean remove(Object key, Object value) {
        changes(key);
        return atOnce(() -> super.remove(key, value));
    }

    @Override
    public V replace(K key, V value) {
        changes(key);
        return atOnce(() -> super.replace(key, value));
    }

    @Override
    public boolean replace(K key, V old, V value) {
        changes(key);
        return atOnce(() -> super.replace(key, old, value));
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        for (K key : keySet()) {
            computeIfPresent(key, function);
        }
    }

    /** Each key by itself, as the platform's own does it. */
    @Override
    public void clear() {
        for (K key : keySet()) {
            remove(key);
        }
    }
}

package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.quintain.examples.generate.BinarySearchTree;
import dev.quintain.examples.generate.BinomialHeap;
import dev.quintain.examples.generate.FibonacciHeap;
import dev.quintain.examples.generate.RedBlackTree;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The containers that the experiment is about are right: they do what those of the JDK do. */
class ContainersTest {
    private static final int CALLS = 20_000;

    // Few keys make for full containers and many equal keys, many for deep ones.
    @ParameterizedTest
    @ValueSource(ints = {3, 10, 60, 500})
    void a_binary_search_tree_is_a_set(int keys) {
        var random = new Random(keys);
        var tree = new BinarySearchTree();
        var model = new TreeSet<Integer>();
        for (int i = 0; i < CALLS; i++) {
            int key = random.nextInt(keys);
            switch (random.nextInt(3)) {
                case 0 -> assertEquals(model.add(key), tree.add(key));
                case 1 -> assertEquals(model.remove(key), tree.remove(key));
                default -> assertEquals(model.contains(key), tree.contains(key));
            }
            assertEquals(model.size(), tree.size());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 10, 60, 500})
    void a_red_black_tree_is_a_map(int keys) {
        var random = new Random(keys);
        var tree = new RedBlackTree();
        var model = new TreeMap<Integer, String>();
        for (int i = 0; i < CALLS; i++) {
            int key = random.nextInt(keys);
            switch (random.nextInt(4)) {
                case 0 -> assertEquals(model.put(key, "no. " + i), tree.put(key, "no. " + i));
                case 1 -> assertEquals(model.remove(key) != null, tree.remove(key));
                case 2 -> assertEquals(model.get(key), tree.get(key));
                default -> assertEquals(model.containsKey(key), tree.containsKey(key));
            }
            assertEquals(model.size(), tree.size());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 10, 60, 500})
    void a_binomial_heap_is_a_queue(int keys) {
        var heap = new BinomialHeap();
        var queue = new Queue(
                heap::insert,
                heap::findMin,
                heap::extractMin,
                heap::decreaseKey,
                heap::delete,
                heap::contains,
                heap::size);

        compare(new Random(keys), keys, queue);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 10, 60, 500})
    void a_fibonacci_heap_is_a_queue(int keys) {
        var heap = new FibonacciHeap();
        var queue = new Queue(
                heap::insert, heap::min, heap::removeMin, heap::decreaseKey, heap::delete, heap::contains, heap::size);

        compare(new Random(keys), keys, queue);
    }

    @Test
    void empty_heaps_have_no_smallest() {
        assertThrows(NoSuchElementException.class, () -> new BinomialHeap().findMin());
        assertThrows(NoSuchElementException.class, () -> new BinomialHeap().extractMin());
        assertThrows(NoSuchElementException.class, () -> new FibonacciHeap().min());
        assertThrows(NoSuchElementException.class, () -> new FibonacciHeap().removeMin());
    }

    @Test
    void decreased_keys_are_not_larger() {
        assertThrows(IllegalArgumentException.class, () -> new BinomialHeap().decreaseKey(1, 2));
        assertThrows(IllegalArgumentException.class, () -> new FibonacciHeap().decreaseKey(1, 2));
    }

    /** What both heaps do. */
    private record Queue(
            IntConsumer insert,
            IntSupplier min,
            IntSupplier removeMin,
            BiPredicate<Integer, Integer> decrease,
            IntPredicate delete,
            IntPredicate contains,
            IntSupplier size) {}

    private static void compare(Random random, int keys, Queue queue) {
        var model = new PriorityQueue<Integer>();
        for (int i = 0; i < CALLS; i++) {
            int key = random.nextInt(keys);
            switch (model.isEmpty() ? 0 : random.nextInt(6)) {
                case 0, 1 -> {
                    model.add(key);
                    queue.insert().accept(key);
                }
                case 2 -> assertEquals(model.remove(), queue.removeMin().getAsInt());
                case 3 -> {
                    int smaller = key - random.nextInt(keys);
                    assertEquals(
                            model.remove(key) && model.add(smaller),
                            queue.decrease().test(key, smaller));
                }
                case 4 -> assertEquals(model.remove(key), queue.delete().test(key));
                default -> assertEquals(model.contains(key), queue.contains().test(key));
            }
            assertEquals(model.size(), queue.size().getAsInt());
            if (!model.isEmpty()) {
                assertEquals(model.peek(), queue.min().getAsInt());
            }
        }
    }
}

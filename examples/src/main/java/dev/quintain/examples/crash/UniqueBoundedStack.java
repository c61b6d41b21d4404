package dev.quintain.examples.crash;

/**
 * A stack of at most a few numbers, each at most once. No report: every operation checks its own preconditions.
 *
 * <p>It does have a fault, which no single call shows: pushing a number that is there already ought to move it to the
 * top, but the numbers above it are lost.
 */
public class UniqueBoundedStack {
    private static final int CAPACITY = 2;

    private final int[] elements = new int[CAPACITY];
    private int size;

    public UniqueBoundedStack() {}

    public void push(int element) {
        int there = indexOf(element);
        if (there >= 0) {
            size = there + 1;
            return;
        }
        if (size == CAPACITY) {
            throw new IllegalStateException("the stack is full");
        }
        elements[size++] = element;
    }

    public void pop() {
        requireSome();
        size--;
    }

    public int top() {
        requireSome();
        return elements[size - 1];
    }

    public int elementAt(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("no element at " + index);
        }
        return elements[index];
    }

    public boolean contains(int element) {
        return indexOf(element) >= 0;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean isFull() {
        return size == CAPACITY;
    }

    public int size() {
        return size;
    }

    public int capacity() {
        return CAPACITY;
    }

    public boolean hasSameElementsAs(UniqueBoundedStack other) {
        if (other == null || other.size != size) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (other.indexOf(elements[i]) < 0) {
                return false;
            }
        }
        return true;
    }

    private void requireSome() {
        if (size == 0) {
            throw new IllegalStateException("the stack is empty");
        }
    }

    private int indexOf(int element) {
        for (int i = 0; i < size; i++) {
            if (elements[i] == element) {
                return i;
            }
        }
        return -1;
    }
}

package dev.quintain.examples.walk;

import java.util.Arrays;
import java.util.EmptyStackException;

/** A stack in an array. It is full when the array is, and then takes a larger one for the next element. */
public class BoundedStack extends AbstractStack {
    private static final int CAPACITY = 10;

    protected Object[] elements = new Object[CAPACITY];
    protected int count;

    public BoundedStack() {}

    @Override
    public void pop() {
        requireElement();
        elements[--count] = null;
    }

    @Override
    public void push(Object element) {
        if (isFull()) {
            elements = Arrays.copyOf(elements, 2 * count);
        }
        elements[count++] = element;
    }

    @Override
    public Object top() {
        requireElement();
        return elements[count - 1];
    }

    public boolean isFull() {
        return count == elements.length;
    }

    @Override
    public int size() {
        return count;
    }

    private void requireElement() {
        if (count == 0) {
            throw new EmptyStackException();
        }
    }
}

package com.acme.stack;

/** A stack of at most three elements. */
public class Stack {
    private final Object[] elements = new Object[3];
    private int size;

    public void push(Object element) {
        elements[size++] = element;
    }

    public Object top() {
        return elements[size - 1];
    }

    public void pop() {
        elements[--size] = null;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean isFull() {
        return size == elements.length;
    }
}

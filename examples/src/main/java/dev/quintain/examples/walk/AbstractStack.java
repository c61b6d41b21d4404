package dev.quintain.examples.walk;

/** What all stacks have in common. */
public abstract class AbstractStack {
    public abstract void pop();

    public abstract void push(Object element);

    public abstract Object top();

    public abstract int size();

    public boolean isEmpty() {
        return size() == 0;
    }
}

package dev.quintain.examples.walk;

/** A stack whose elements can also be reached by their index. */
public class BoundedVector extends BoundedStack {
    public BoundedVector() {}

    public void put(int index, Object element) {
        requireIndex(index);
        elements[index] = element;
    }

    public Object get(int index) {
        requireIndex(index);
        return elements[index];
    }

    private void requireIndex(int index) {
        if (index < 0 || index >= count) {
            throw new IndexOutOfBoundsException(index);
        }
    }
}

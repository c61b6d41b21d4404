package dev.quintain.sandbox;

import java.util.Arrays;

/** The objects of a graph in the order in which they were found, numbered from 1. They are told apart by identity. */
final class FoundObjects {
    private Object[] objects = new Object[32];
    private Shape[] shapes = new Shape[32];
    /** Numbers by hash codes; 0 where there is none. At most half of it is taken. */
    private int[] table = new int[64];

    private int size;

    /** The number of an object; 0 if it was not found yet. */
    int find(Object object) {
        return table[place(object)];
    }

    /** Takes in an object that was not found yet, and says its shape. */
    Shape add(Object object) {
        if (size == objects.length) {
            grow();
        }
        Shape shape = Shape.of(object.getClass());
        objects[size] = object;
        shapes[size] = shape;
        table[place(object)] = ++size;
        return shape;
    }

    int size() {
        return size;
    }

    Object object(int number) {
        return objects[number - 1];
    }

    Shape shape(int number) {
        return shapes[number - 1];
    }

    private int place(Object object) {
        int mask = table.length - 1;
        int hash = System.identityHashCode(object);
        int at = (hash ^ hash >>> 16) & mask;
        while (table[at] != 0 && objects[table[at] - 1] != object) {
            at = (at + 1) & mask;
        }
        return at;
    }

    private void grow() {
        objects = Arrays.copyOf(objects, 2 * size);
        shapes = Arrays.copyOf(shapes, 2 * size);
        table = new int[2 * table.length];
        for (int number = 1; number <= size; number++) {
            table[place(object(number))] = number;
        }
    }
}

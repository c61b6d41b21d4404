package dev.quintain.sandbox;

import java.util.Arrays;

/** The objects of a graph in the order in which they were found, numbered from 1. They are told apart by identity. */
final class FoundObjects {
    /** So many are looked through: to ask a new object for its hash code is dearer, and most graphs are small. */
    private static final int FEW = 16;

    private Object[] objects = new Object[FEW];
    private Shape[] shapes = new Shape[FEW];
    /** Numbers by hash codes; 0 where there is none. At most half of it is taken. Empty as long as there are few. */
    private int[] table = {};

    private int size;

    /** The number of an object; 0 if it was not found yet. */
    int find(Object object) {
        return size <= FEW ? among(object) : table[place(object)];
    }

    private int among(Object object) {
        for (int i = 0; i < size; i++) {
            if (objects[i] == object) {
                return i + 1;
            }
        }
        return 0;
    }

    /** Takes in an object that was not found yet, and says its shape. */
    Shape add(Object object) {
        if (size == objects.length) {
            grow();
        }
        Shape shape = Shape.of(object.getClass());
        objects[size] = object;
        shapes[size] = shape;
        size++;
        if (size > FEW) {
            table[place(object)] = size;
        }
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
        table = new int[4 * size];
        for (int number = 1; number <= size; number++) {
            table[place(object(number))] = number;
        }
    }
}

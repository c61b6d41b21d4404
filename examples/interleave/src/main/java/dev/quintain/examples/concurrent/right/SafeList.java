package dev.quintain.examples.concurrent.right;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A list of the platform that several threads may use. */
public class SafeList {
    private final List<String> items = new CopyOnWriteArrayList<>();

    public boolean add(String item) {
        return items.add(item);
    }

    public boolean remove(String item) {
        return items.remove(item);
    }

    public int size() {
        return items.size();
    }

    @Override
    public String toString() {
        return items.toString();
    }
}

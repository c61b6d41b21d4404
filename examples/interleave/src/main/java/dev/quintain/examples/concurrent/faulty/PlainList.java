package dev.quintain.examples.concurrent.faulty;

import java.util.ArrayList;
import java.util.List;

/** A list of the platform that is not made for several threads. */
public class PlainList {
    private final List<String> items = new ArrayList<>();

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

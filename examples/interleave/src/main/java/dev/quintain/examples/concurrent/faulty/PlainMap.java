package dev.quintain.examples.concurrent.faulty;

import java.util.HashMap;
import java.util.Map;

/** A map of the platform that is not made for several threads. */
public class PlainMap {
    private final Map<String, String> items = new HashMap<>();

    public String put(String key, String value) {
        return items.put(key, value);
    }

    public String get(String key) {
        return items.get(key);
    }

    public String remove(String key) {
        return items.remove(key);
    }

    @Override
    public String toString() {
        return items.toString();
    }
}

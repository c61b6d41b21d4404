package dev.quintain.examples.concurrent.right;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A map of the platform that several threads may use. */
public class SafeMap {
    private final Map<String, String> items = new ConcurrentHashMap<>();

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

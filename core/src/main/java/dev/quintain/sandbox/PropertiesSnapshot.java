package dev.quintain.sandbox;

import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/** The system properties, and the object that holds them. */
final class PropertiesSnapshot implements Snapshot {
    private final Properties properties = System.getProperties();
    private final Map<Object, Object> values = new HashMap<>(properties);

    // Whether it is the same object is what matters.
    @SuppressWarnings("ReferenceEquality")
    @Override
    public boolean putBack() {
        boolean replaced = System.getProperties() != properties;
        if (replaced) {
            System.setProperties(properties);
        }
        boolean changed = !isUnchanged();
        if (changed) {
            // Never empty in between: other threads read properties too.
            properties.keySet().retainAll(values.keySet());
            properties.putAll(values);
        }
        return replaced || changed;
    }

    private boolean isUnchanged() {
        if (properties.size() != values.size()) {
            return false;
        }
        for (Map.Entry<Object, Object> old : values.entrySet()) {
            if (!old.getValue().equals(properties.get(old.getKey()))) {
                return false;
            }
        }
        return true;
    }
}

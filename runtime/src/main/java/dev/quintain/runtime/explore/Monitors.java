package dev.quintain.runtime.explore;

import java.util.Arrays;

/** The monitors of an execution, by the identity of their objects. */
final class Monitors {
    private static final int FIRST = 16;

    private Monitor[] table = new Monitor[FIRST];
    private int size;

    Monitor of(Object object) {
        int mask = table.length - 1;
        int at = System.identityHashCode(object) & mask;
        for (Monitor found = table[at]; found != null; found = table[at]) {
            if (found.object == object) {
                return found;
            }
            at = (at + 1) & mask;
        }
        var made = new Monitor(object);
        table[at] = made;
        size++;
        if (size * 2 > table.length) {
            grow();
        }
        return made;
    }

    private void grow() {
        Monitor[] old = table;
        table = new Monitor[old.length * 2];
        int mask = table.length - 1;
        for (Monitor monitor : old) {
            if (monitor != null) {
                int at = System.identityHashCode(monitor.object) & mask;
                while (table[at] != null) {
                    at = (at + 1) & mask;
                }
                table[at] = monitor;
            }
        }
    }

    void clear() {
        if (size > 0) {
            Arrays.fill(table, null);
            size = 0;
        }
    }
}

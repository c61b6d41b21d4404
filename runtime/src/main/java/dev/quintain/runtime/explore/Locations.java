package dev.quintain.runtime.explore;

import java.util.Arrays;

/** The locations of an execution, by the identity of their objects. */
final class Locations {
    private static final int FIRST = 64;
    private static final int SPREAD = 0x9E3779B9;

    private Location[] table = new Location[FIRST];
    private int size;

    Location of(Object target, int part) {
        int mask = table.length - 1;
        int at = hash(target, part) & mask;
        for (Location found = table[at]; found != null; found = table[at]) {
            if (found.target == target && found.part == part) {
                return found;
            }
            at = (at + 1) & mask;
        }
        var made = new Location(target, part);
        table[at] = made;
        size++;
        if (size * 2 > table.length) {
            grow();
        }
        return made;
    }

    private static int hash(Object target, int part) {
        return (System.identityHashCode(target) + part * SPREAD) >>> 3;
    }

    private void grow() {
        Location[] old = table;
        table = new Location[old.length * 2];
        int mask = table.length - 1;
        for (Location location : old) {
            if (location != null) {
                int at = hash(location.target, location.part) & mask;
                while (table[at] != null) {
                    at = (at + 1) & mask;
                }
                table[at] = location;
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

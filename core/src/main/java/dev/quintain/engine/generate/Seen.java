package dev.quintain.engine.generate;

/**
 * The sequences that were made before, by their {@linkplain SequenceHashes hashes}. At eight bytes for each there is room
 * for millions; that two different ones are taken for the same is less likely than that the machine fails.
 */
final class Seen {
    private long[] table = new long[1 << 12];
    private int size;

    /** Whether this is the first of its kind. */
    boolean add(long hash) {
        if (size * 2L > table.length) {
            grow();
        }
        boolean added = put(hash == 0 ? 1 : hash);
        size += added ? 1 : 0;
        return added;
    }

    int size() {
        return size;
    }

    private boolean put(long hash) {
        int mask = table.length - 1;
        int at = (int) (hash >>> 32) & mask;
        while (table[at] != 0) {
            if (table[at] == hash) {
                return false;
            }
            at = (at + 1) & mask;
        }
        table[at] = hash;
        return true;
    }

    private void grow() {
        long[] old = table;
        table = new long[old.length * 2];
        for (long hash : old) {
            if (hash != 0) {
                put(hash);
            }
        }
    }
}

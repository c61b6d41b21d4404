package dev.quintain.runtime.explore;

import java.util.Arrays;

/** A field of an object, an element of an array, or something else that steps have in common, and those steps. */
final class Location {
    final Object target;
    final int part;

    /** In their order; each comes after all before it. */
    int[] writes = new int[2];

    int writeCount;

    /** Since the last write, one of each thread. */
    int[] reads = {};

    int readCount;

    /** The step in which it was given back last, if it is a lock. */
    int given;

    Location(Object target, int part) {
        this.target = target;
        this.part = part;
    }

    int lastWrite() {
        return writeCount == 0 ? 0 : writes[writeCount - 1];
    }

    void written(int step) {
        if (writeCount == writes.length) {
            writes = Arrays.copyOf(writes, writeCount * 2);
        }
        writes[writeCount++] = step;
        readCount = 0;
    }

    void read(int step, Past past) {
        for (int i = 0; i < readCount; i++) {
            if (past.thread(reads[i]) == past.thread(step)) {
                reads[i] = step;
                return;
            }
        }
        if (readCount == reads.length) {
            reads = Arrays.copyOf(reads, readCount * 2 + 2);
        }
        reads[readCount++] = step;
    }
}

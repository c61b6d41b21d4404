package dev.quintain.runtime.explore;

/** A field of an object, an element of an array, or something else that steps have in common, and who used it last. */
final class Location {
    final Object target;
    final int part;
    int writer;
    int written;
    long readers;
    int[] read;
    private int[] afterWrite;
    private int[] afterReads;

    Location(Object target, int part) {
        this.target = target;
        this.part = part;
    }

    /** A step was done here: its thread comes after those that it depends on. */
    void done(Task task, int step, int[] clock) {
        join(clock, afterWrite);
        if (task.kind == Kind.READ) {
            clock[task.id] = step;
            if (read == null) {
                read = new int[clock.length];
            }
            readers |= task.bit;
            read[task.id] = step;
            if (afterReads == null) {
                afterReads = clock.clone();
            } else {
                join(afterReads, clock);
            }
            return;
        }
        join(clock, afterReads);
        clock[task.id] = step;
        writer = task.id;
        written = step;
        readers = 0;
        afterReads = null;
        afterWrite = clock.clone();
    }

    /** Who comes here next, comes after this. */
    void follows(int[] clock) {
        if (afterWrite == null) {
            afterWrite = clock.clone();
        } else {
            join(afterWrite, clock);
        }
    }

    static void join(int[] clock, int[] other) {
        if (other != null) {
            for (int i = 0; i < clock.length; i++) {
                if (other[i] > clock[i]) {
                    clock[i] = other[i];
                }
            }
        }
    }
}

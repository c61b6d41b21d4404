package dev.quintain.runtime;

import java.util.Random;
import java.util.SplittableRandom;

/**
 * Lets random numbers that come from nowhere be the same for tests that begin with the same number, on the thread that runs
 * the tests.
 */
public final class Draws {
    private static volatile Thread repeatable;

    /** Those of the thread of the tests alone, so plain fields will do. */
    private static long number;

    private static SplittableRandom source;

    private Draws() {}

    /** What this thread draws from now on begins with a number. */
    public static void begin(Thread thread, long beginning) {
        number = beginning;
        source = null;
        if (repeatable != thread) {
            repeatable = thread;
        }
    }

    /** Whether anything was drawn since. */
    public static boolean wasTaken() {
        return source != null;
    }

    // What the hooks call.

    /** These bytes were drawn, and are drawn again. */
    public static void drew(byte[] bytes) {
        if (Thread.currentThread() == repeatable) {
            source().nextBytes(bytes);
        }
    }

    /** This one was not told where to begin. Of other classes nothing is asked: that may be foreign code. */
    public static void began(Random random) {
        if (Thread.currentThread() == repeatable && random.getClass() == Random.class) {
            random.setSeed(source().nextLong());
        }
    }

    private static SplittableRandom source() {
        if (source == null) {
            source = new SplittableRandom(number);
        }
        return source;
    }
}

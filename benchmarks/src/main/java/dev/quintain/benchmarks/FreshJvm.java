package dev.quintain.benchmarks;

import dev.quintain.benchmarks.subjects.TenFields;

/**
 * The yardstick of the paper: every test in a JVM of its own. It is the fastest that a JVM can be: no agent, no loader
 * of ours, the call compiled in.
 */
final class FreshJvm {
    private FreshJvm() {}

    /** One test, in the JVM that was started for it. */
    public static void main(String[] args) {
        if (TenFields.change(1, 2) == 0) {
            throw new AssertionError();
        }
    }

    /** What a test costs so, by the clock. */
    static double nanosPerTest(int tests) {
        long begun = System.nanoTime();
        for (int i = 0; i < tests; i++) {
            ShortJvm.run(FreshJvm.class);
        }
        return (System.nanoTime() - begun) / (double) tests;
    }
}

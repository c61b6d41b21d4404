package dev.quintain.benchmarks.subjects;

/** Every test of it is a crash, and all have the same cause. */
public final class Crashing {
    private Crashing() {}

    public static int get(int index, int more) {
        int[] none = {};
        return none[index ^ more];
    }
}

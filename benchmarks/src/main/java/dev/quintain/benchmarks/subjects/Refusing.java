package dev.quintain.benchmarks.subjects;

/** Rejects every argument, as it may. */
@SuppressWarnings("DoNotCallSuggester") // that is the point of it
public final class Refusing {
    private Refusing() {}

    public static int get(int index, int more) {
        throw new IllegalArgumentException("not " + (index ^ more));
    }
}

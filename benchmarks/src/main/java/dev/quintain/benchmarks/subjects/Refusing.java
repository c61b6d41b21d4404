package dev.quintain.benchmarks.subjects;

/** Rejects every argument, as it may. */
@SuppressWarnings("DoNotCallSuggester") // that is the point of it
public final class Refusing {
    private Refusing() {}

    public static int get(int index, int more) {
        if (index < Integer.MAX_VALUE) {
            throw new IllegalArgumentException("not " + index);
        }
        return more;
    }
}

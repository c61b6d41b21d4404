package dev.quintain.benchmarks.subjects;

/** A static final table that every test reads, as parsers and codecs have them. */
public final class Table {
    private static final int[] SQUARES = squares();

    private Table() {}

    private static int[] squares() {
        int[] squares = new int[256];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = i * i;
        }
        return squares;
    }

    public static int square(int a, int b) {
        return SQUARES[(a + b) & 0xff];
    }
}

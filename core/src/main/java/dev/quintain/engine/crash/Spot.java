package dev.quintain.engine.crash;

/**
 * Where a worker is: at a test of one of its errands. What is left of a worker that died is one number, so both go into
 * it.
 */
record Spot(int errand, long test) {
    private static final int BITS = 48;

    static Spot of(long code) {
        return new Spot((int) (code >>> BITS), code & ((1L << BITS) - 1));
    }

    long code() {
        return (long) errand << BITS | test;
    }
}

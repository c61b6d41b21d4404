package dev.quintain.examples.shop;

/**
 * How many pieces of a thing are left, for several tills at once.
 *
 * <p>Fault: {@code sell} looks and takes under the lock, but lets it go in between: two tills can sell the last piece, and
 * then fewer than none are left.
 *
 * <p>Not reported: {@code deliver} and {@code left} do what they do in one step.
 */
public final class Stock {
    private int pieces = 1;

    public synchronized void deliver() {
        pieces++;
    }

    /** Whether there was one to sell. */
    public boolean sell() {
        if (left() <= 0) {
            return false;
        }
        take();
        return true;
    }

    private synchronized void take() {
        pieces--;
    }

    public synchronized int left() {
        return pieces;
    }
}

package dev.quintain.runtime;

/** Two values that were compared and found to differ: both Integer, Long, Float, Double or String. */
public record Comparison(Object left, Object right) {
    // Written out: those of a record are linked when first used, which may be where the stack is about to overflow.

    @Override
    public boolean equals(Object other) {
        return other instanceof Comparison that && left.equals(that.left) && right.equals(that.right);
    }

    @Override
    public int hashCode() {
        return 31 * left.hashCode() + right.hashCode();
    }
}

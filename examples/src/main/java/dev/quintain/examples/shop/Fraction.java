package dev.quintain.examples.shop;

/**
 * A fraction in lowest terms, for recipes and shares.
 *
 * <p>Fault: {@code dividedBy} lets the constructor find out that one cannot divide by zero; its caller is told of a
 * denominator that he never gave: IllegalArgumentException.
 *
 * <p>Not reported: {@code new Fraction(1, 0)}, which the constructor refuses in so many words.
 */
public final class Fraction {
    private final int numerator;
    private final int denominator;

    public Fraction(int numerator, int denominator) {
        if (denominator == 0) {
            throw new IllegalArgumentException("the denominator is zero");
        }
        int common = greatestCommonDivisor(numerator, denominator);
        this.numerator = numerator / common;
        this.denominator = denominator / common;
    }

    public Fraction times(Fraction other) {
        return new Fraction(numerator * other.numerator, denominator * other.denominator);
    }

    public Fraction dividedBy(Fraction other) {
        return new Fraction(numerator * other.denominator, denominator * other.numerator);
    }

    public double toDouble() {
        return (double) numerator / denominator;
    }

    @Override
    public String toString() {
        return numerator + "/" + denominator;
    }

    private static int greatestCommonDivisor(int a, int b) {
        return b == 0 ? Math.max(1, Math.abs(a)) : greatestCommonDivisor(b, a % b);
    }
}

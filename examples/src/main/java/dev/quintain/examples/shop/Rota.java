package dev.quintain.examples.shop;

import java.util.Objects;

/**
 * Who opens the shop on which day, in turns.
 *
 * <p>Fault: {@code onDay} takes the remainder of a division for an index, and remainders can be negative: a day before
 * the first gives an ArrayIndexOutOfBoundsException.
 *
 * <p>Not reported: {@code swap} checks both places before it touches them.
 */
public final class Rota {
    private final String[] names;

    public Rota(String first, String... others) {
        names = new String[others.length + 1];
        names[0] = Objects.requireNonNull(first, "first");
        System.arraycopy(others, 0, names, 1, others.length);
    }

    /** Days are counted from the first day of the rota. */
    public String onDay(int day) {
        return names[day % names.length];
    }

    public void swap(int one, int other) {
        Objects.checkIndex(one, names.length);
        Objects.checkIndex(other, names.length);
        String name = names[one];
        names[one] = names[other];
        names[other] = name;
    }
}

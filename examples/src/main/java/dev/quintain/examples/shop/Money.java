package dev.quintain.examples.shop;

import java.math.BigDecimal;
import java.util.Objects;

/**
 * An amount in one currency.
 *
 * <p>Fault: {@code splitAmong} looks out for negative numbers of people and forgets zero: ArithmeticException.
 *
 * <p>Not reported: the constructor refuses a missing currency, {@code plus} refuses another one.
 */
public final class Money {
    private final long cents;
    private final String currency;

    public Money(long cents, String currency) {
        this.cents = cents;
        this.currency = requireCurrency(currency);
    }

    public long cents() {
        return cents;
    }

    public String currency() {
        return currency;
    }

    public Money plus(Money other) {
        Objects.requireNonNull(other, "other");
        if (!currency.equals(other.currency)) {
            throw new IllegalArgumentException("cannot add " + other.currency + " to " + currency);
        }
        return new Money(cents + other.cents, currency);
    }

    /** What each pays; the cents that are left over go to the first. */
    public Money[] splitAmong(int people) {
        if (people < 0) {
            throw new IllegalArgumentException("cannot split among " + people);
        }
        long share = cents / people;
        Money[] shares = new Money[people];
        for (int i = 0; i < people; i++) {
            shares[i] = new Money(i == 0 ? cents - share * (people - 1) : share, currency);
        }
        return shares;
    }

    @Override
    public String toString() {
        return currency + " " + BigDecimal.valueOf(cents, 2);
    }

    private static String requireCurrency(String currency) {
        if (currency == null || currency.isBlank()) {
            throw new IllegalArgumentException("an amount needs a currency");
        }
        return currency;
    }
}

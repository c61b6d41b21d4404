package dev.quintain.examples.shop;

import java.util.HashMap;
import java.util.Map;

/**
 * Looks up exchange rates and remembers them in static state, for all who ask.
 *
 * <p>Fault: {@code inTenThousandths} reads its text without a look at it: the NumberFormatException of
 * {@code Integer.parseInt}.
 *
 * <p>Not reported: {@code remember} refuses to overwrite a rate. Every test begins with no rates remembered, so it only
 * does so when its own test remembered one.
 */
public final class ExchangeRates {
    private static final Map<String, Integer> REMEMBERED = new HashMap<>();

    private ExchangeRates() {}

    public static void remember(String currency, int rate) {
        if (REMEMBERED.putIfAbsent(currency, rate) != null) {
            throw new IllegalStateException("there is a rate for " + currency);
        }
    }

    public static int inTenThousandths(String rate) {
        return REMEMBERED.computeIfAbsent(rate, text -> Integer.parseInt(text) * 100);
    }

    public static int remembered() {
        return REMEMBERED.size();
    }
}

package dev.quintain.report;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers as people like to read them. */
final class Numbers {
    private static final BigInteger BIG = BigInteger.TEN.pow(9);

    private Numbers() {}

    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** {@code 1,234} or {@code 1.2e34}. */
    static String count(BigInteger number) {
        if (number.compareTo(BIG) < 0) {
            return count(number.longValueExact());
        }
        BigDecimal rounded = new BigDecimal(number).round(new MathContext(2));
        int exponent = rounded.precision() - rounded.scale() - 1;
        return rounded.unscaledValue().toString().charAt(0)
                + "."
                + (rounded.precision() > 1 ? rounded.unscaledValue().toString().charAt(1) : '0')
                + "e"
                + exponent;
    }

    /** {@code 3 problems}, {@code 1 problem}. */
    static String count(long number, String noun) {
        return count(number) + " " + noun + (number == 1 ? "" : "s");
    }

    /** {@code 12.5 %}; what is not all never reads as all, and what is not nothing never as nothing. */
    static String share(long part, BigInteger whole) {
        if (whole.equals(BigInteger.valueOf(part))) {
            return "100 %";
        }
        BigDecimal percent =
                BigDecimal.valueOf(part).movePointRight(2).divide(new BigDecimal(whole), 2, RoundingMode.DOWN);
        return percent.signum() == 0 && part > 0
                ? "< 0.01 %"
                : percent.stripTrailingZeros().toPlainString() + " %";
    }

    static String seconds(long milliseconds) {
        return String.format(Locale.ROOT, "%.1f s", milliseconds / 1000.0);
    }
}

package dev.quintain.cli;

import java.util.OptionalInt;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A depth from 1 on, or {@code auto}. */
final class DepthConverter implements ITypeConverter<OptionalInt> {
    private static final int DEEPEST = 20;

    @Override
    public OptionalInt convert(String value) {
        if (value.equals("auto")) {
            return OptionalInt.empty();
        }
        try {
            int depth = Integer.parseInt(value);
            if (depth >= 1 && depth <= DEEPEST) {
                return OptionalInt.of(depth);
            }
        } catch (NumberFormatException e) {
            // told below
        }
        throw new TypeConversionException("'" + value + "' is neither a depth from 1 to " + DEEPEST + " nor auto");
    }
}

package dev.quintain.cli;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Times as people write them: {@code 30s}, {@code 2m}, {@code 1h}, {@code 500ms}. */
final class DurationConverter implements ITypeConverter<Duration> {
    private static final Pattern TIME = Pattern.compile("(\\d{1,9})(ms|s|m|h)");

    @Override
    public Duration convert(String value) {
        Matcher time = TIME.matcher(value);
        if (!time.matches()) {
            throw new TypeConversionException("'" + value + "' is not a time like 30s, 2m or 1h");
        }
        long amount = Long.parseLong(time.group(1));
        return switch (time.group(2)) {
            case "ms" -> Duration.ofMillis(amount);
            case "s" -> Duration.ofSeconds(amount);
            case "m" -> Duration.ofMinutes(amount);
            default -> Duration.ofHours(amount);
        };
    }
}

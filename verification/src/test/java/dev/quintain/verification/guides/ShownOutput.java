package dev.quintain.verification.guides;

import java.util.List;
import java.util.regex.Pattern;

/**
 * What a guide says a command prints. Times, which have a unit or a decimal point, are as long as they are, and columns as wide
 * as they need be; frames of the platform are each JDK's own. Where a command is limited by time, numbers are what they come to.
 * A line of three dots stands for any number of lines. All else is to the letter.
 */
record ShownOutput(List<String> lines, boolean anyNumbers) {
    static final String LEFT_OUT = "...";

    private static final Pattern TIME = Pattern.compile("\\d[\\d,.]* (?:ms|s|min)\\b|\\d+\\.\\d+");
    private static final Pattern NUMBER = Pattern.compile("\\d[\\d,.]*\\d|\\d");
    private static final Pattern BLANKS = Pattern.compile(" {2,}|-{4,}");

    private static final Pattern PLATFORM = Pattern.compile("^at (?:java|jdk)\\.");

    /** Whether that is what was printed. */
    boolean isMatchedBy(List<String> printed) {
        return matches(masked(lines), masked(printed));
    }

    private List<String> masked(List<String> text) {
        return text.stream()
                .map(this::masked)
                .filter(line -> !PLATFORM.matcher(line).find())
                .toList();
    }

    private static boolean matches(List<String> shown, List<String> printed) {
        if (shown.isEmpty()) {
            return printed.isEmpty();
        }
        List<String> rest = shown.subList(1, shown.size());
        if (shown.get(0).equals(LEFT_OUT)) {
            for (int skipped = 0; skipped <= printed.size(); skipped++) {
                if (matches(rest, printed.subList(skipped, printed.size()))) {
                    return true;
                }
            }
            return false;
        }
        return !printed.isEmpty()
                && shown.get(0).equals(printed.get(0))
                && matches(rest, printed.subList(1, printed.size()));
    }

    private String masked(String line) {
        String timeless = TIME.matcher(line).replaceAll("TIME");
        String masked = anyNumbers ? NUMBER.matcher(timeless).replaceAll("N") : timeless;
        return BLANKS.matcher(masked).replaceAll(" ").strip();
    }
}

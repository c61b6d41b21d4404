package dev.quintain.junit;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What people read in a source file besides the code. */
final class Prose {
    private static final int WIDTH = 110;
    private static final Pattern UNICODE_ESCAPE = Pattern.compile("\\\\+u");
    private static final Pattern SHORT_JAVADOC = Pattern.compile("/\\*\\*\n +\\* ([^\n]*)\n +\\*/");

    private Prose() {}

    /** Foreign text, broken into lines, that neither ends the comment nor reads as a Unicode escape. */
    static String javadoc(String text) {
        String harmless = UNICODE_ESCAPE
                .matcher(text.replace("*/", "* /"))
                .replaceAll(slashes -> slashes.group().length() % 2 == 0 ? "\\\\$0" : "$0");
        var lines = new StringBuilder();
        int column = 0;
        for (String word : harmless.split(" ", -1)) {
            boolean fits = column == 0 || column + 1 + word.length() <= WIDTH;
            lines.append(column == 0 ? "" : fits ? " " : "\n").append(word);
            column = (fits && column > 0 ? column + 1 : 0) + word.length();
        }
        return lines.toString();
    }

    /** Puts a Javadoc of one line on one line. */
    static String joinShortJavadoc(String source) {
        return SHORT_JAVADOC.matcher(source).replaceAll("/** $1 */");
    }

    /** Writes every other character as an escape, so that no reader's encoding matters. */
    static String ascii(String source) {
        return Pattern.compile("[^\\x00-\\x7e]").matcher(source).replaceAll(Prose::escape);
    }

    private static String escape(MatchResult character) {
        var escapes = new StringBuilder();
        character.group().chars().forEach(c -> escapes.append(String.format("\\\\u%04x", c)));
        return escapes.toString();
    }
}

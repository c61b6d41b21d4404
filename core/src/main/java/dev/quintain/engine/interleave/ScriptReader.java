package dev.quintain.engine.interleave;

import java.util.List;

/** A script and how far it has been read. Knows as much of Java as it takes to see which # is one of ours. */
final class ScriptReader {
    private static final String TEXT_BLOCK = "\"\"\"";

    private final String file;
    private final String text;
    private int next;
    private int line = 1;
    private int column = 1;

    ScriptReader(String file, String text) {
        this.file = file;
        this.text = text.replace("\r\n", "\n").replace('\r', '\n').replace("\uFEFF", "");
    }

    Position position() {
        return new Position(line, column);
    }

    boolean isAtEnd() {
        return next == text.length();
    }

    BadScript error(Position position, String message) {
        return new BadScript(List.of(ScriptError.at(file, position, message)));
    }

    /** Passes over space and comments. */
    void skipBlank() {
        while (!isAtEnd()) {
            if (Character.isWhitespace(text.charAt(next))) {
                advance(1);
            } else if (!skipComment()) {
                return;
            }
        }
    }

    /** The word after a # that comes next; empty if none does. */
    String peekCommand() {
        if (isAtEnd() || text.charAt(next) != '#') {
            return "";
        }
        int end = next + 1;
        while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
            end++;
        }
        return text.substring(next + 1, end);
    }

    /** Takes a # and the word after it. */
    void takeCommand() {
        advance(1 + peekCommand().length());
    }

    /** Takes a # alone. */
    void takeHash() {
        advance(1);
    }

    /** What is left of the line, without a comment. */
    Fragment restOfLine() {
        Position from = position();
        int begin = next;
        int end = next;
        while (!isAtEnd() && text.charAt(next) != '\n' && !skipComment()) {
            advance(literalLength());
            end = next;
        }
        return new Fragment(text.substring(begin, end), from).strip();
    }

    /** What is left of the line, and nothing of it is Java. */
    Fragment plainLine() {
        Position from = position();
        int begin = next;
        while (!isAtEnd() && text.charAt(next) != '\n') {
            advance(1);
        }
        String all = text.substring(begin, next);
        int comment = all.indexOf("//");
        return new Fragment(comment < 0 ? all : all.substring(0, comment), from).strip();
    }

    /** A name in angle brackets, if one comes next on this line. */
    Fragment bracketed() throws BadScript {
        while (!isAtEnd() && (text.charAt(next) == ' ' || text.charAt(next) == '\t')) {
            advance(1);
        }
        Position from = position();
        if (isAtEnd() || text.charAt(next) != '<') {
            return new Fragment("", from);
        }
        int end = text.indexOf('>', next);
        int lineEnd = text.indexOf('\n', next);
        if (end < 0 || (lineEnd >= 0 && lineEnd < end)) {
            throw error(from, "the name in angle brackets does not end; write <name>");
        }
        advance(1);
        Position at = position();
        String name = text.substring(next, end);
        advance(end + 1 - next);
        return new Fragment(name, at).strip();
    }

    /** Java up to the next # that is not part of a literal or a comment. */
    Fragment java() {
        Position from = position();
        int begin = next;
        while (!isAtEnd() && text.charAt(next) != '#') {
            if (!skipComment()) {
                advance(literalLength());
            }
        }
        return new Fragment(text.substring(begin, next), from);
    }

    private boolean skipComment() {
        if (text.startsWith("//", next)) {
            int end = text.indexOf('\n', next);
            advance((end < 0 ? text.length() : end) - next);
            return true;
        }
        if (text.startsWith("/*", next)) {
            int end = text.indexOf("*/", next + 2);
            advance((end < 0 ? text.length() : end + 2) - next);
            return true;
        }
        return false;
    }

    /** How long the literal is that begins here; 1 if none does. */
    private int literalLength() {
        if (text.startsWith(TEXT_BLOCK, next)) {
            int end = text.indexOf(TEXT_BLOCK, next + 3);
            return (end < 0 ? text.length() : end + 3) - next;
        }
        char quote = text.charAt(next);
        if (quote != '"' && quote != '\'') {
            return 1;
        }
        for (int end = next + 1; end < text.length() && text.charAt(end) != '\n'; end++) {
            if (text.charAt(end) == '\\') {
                end++;
            } else if (text.charAt(end) == quote) {
                return end + 1 - next;
            }
        }
        return 1;
    }

    private void advance(int characters) {
        for (int i = 0; i < characters && next < text.length(); i++) {
            boolean newLine = text.charAt(next++) == '\n';
            line = newLine ? line + 1 : line;
            column = newLine ? 1 : column + 1;
        }
    }
}

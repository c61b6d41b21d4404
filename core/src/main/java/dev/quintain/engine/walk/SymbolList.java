package dev.quintain.engine.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the symbol of an array, a collection or a map: {@code [a, "b, c", [1, 2]]}, <code>{a=1, b=2}</code>. */
final class SymbolList {
    private final String text;
    private final List<String> elements = new ArrayList<>();

    private SymbolList(String text) {
        this.text = text;
    }

    /** The symbols of its elements; empty if it is none, or was cut short. */
    static Optional<List<String>> parse(String symbol) {
        boolean list =
                (symbol.startsWith("[") && symbol.endsWith("]")) || (symbol.startsWith("{") && symbol.endsWith("}"));
        if (!list) {
            return Optional.empty();
        }
        var parsed = new SymbolList(symbol.substring(1, symbol.length() - 1));
        parsed.split();
        return parsed.elements.contains("...") ? Optional.empty() : Optional.of(parsed.elements);
    }

    private void split() {
        int depth = 0;
        int start = 0;
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '"' || c == '\'') {
                i = endOfQuote(i);
            } else if (c == '[' || c == '{') {
                depth++;
            } else if (c == ']' || c == '}') {
                depth--;
            } else if (depth == 0 && text.startsWith(", ", i)) {
                elements.add(text.substring(start, i));
                start = i + 2;
            }
            i++;
        }
        if (!text.isEmpty()) {
            elements.add(text.substring(start));
        }
    }

    private int endOfQuote(int start) {
        int i = start + 1;
        while (i < text.length() && text.charAt(i) != text.charAt(start)) {
            i += text.charAt(i) == '\\' ? 2 : 1;
        }
        return i;
    }
}

package dev.quintain.engine.interleave;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Java source in the making that remembers which parts of it stand in the script, and where. */
final class MappedSource {
    private final StringBuilder text = new StringBuilder();
    private final List<Span> spans = new ArrayList<>();
    private int line = 1;
    private int column = 1;

    /** Part of a line of Java that came from a line of the script. */
    private record Span(int line, int column, int length, Position origin) {
        boolean covers(long wantedLine, long wantedColumn) {
            return line == wantedLine && column <= wantedColumn && wantedColumn <= column + length;
        }

        boolean isNotAfter(long wantedLine, long wantedColumn) {
            return line < wantedLine || (line == wantedLine && column <= wantedColumn);
        }

        Position at(long wantedColumn) {
            return new Position(origin.line(), origin.column() + (int) (wantedColumn - column));
        }
    }

    /** Adds source of our own. */
    MappedSource add(String ours) {
        append(ours);
        return this;
    }

    /** Adds source of the script's. */
    MappedSource add(Fragment theirs) {
        int from = theirs.position().column();
        int origin = theirs.position().line();
        for (String part : theirs.text().split("\n", -1)) {
            if (origin > theirs.position().line()) {
                append("\n");
                from = 1;
            }
            spans.add(new Span(line, column, part.length(), new Position(origin, from)));
            append(part);
            origin++;
        }
        return this;
    }

    private void append(String more) {
        text.append(more);
        for (int i = 0; i < more.length(); i++) {
            boolean newLine = more.charAt(i) == '\n';
            line = newLine ? line + 1 : line;
            column = newLine ? 1 : column + 1;
        }
    }

    String text() {
        return text.toString();
    }

    /** Where in the script a place of the source comes from; for places of our own, what comes before them. */
    Position origin(long sourceLine, long sourceColumn) {
        Optional<Span> exact = spans.stream()
                .filter(span -> span.covers(sourceLine, sourceColumn))
                .findFirst();
        if (exact.isPresent()) {
            return exact.get().at(sourceColumn);
        }
        return spans.stream()
                .filter(span -> span.isNotAfter(sourceLine, sourceColumn))
                .reduce((one, later) -> later)
                .map(Span::origin)
                .orElse(new Position(1, 1));
    }

    /** The line of the script that a whole line of the source comes from, if any. */
    Optional<Integer> originOfLine(int sourceLine) {
        return spans.stream()
                .filter(span -> span.line() == sourceLine)
                .map(span -> span.origin().line())
                .findFirst();
    }
}

package dev.quintain.examples.shop;

import java.util.ArrayList;
import java.util.List;

/**
 * One line of a file of comma-separated values, with quotes.
 *
 * <p>Faults: {@code parse("")} asks an empty line for its first character: the StringIndexOutOfBoundsException of
 * {@code String.charAt}. {@code column} asks the list for a column that is not there: the IndexOutOfBoundsException of
 * {@code ArrayList.get}, which says nothing of lines or columns.
 *
 * <p>Not reported: {@code parse} refuses a quote that does not end, {@code require} a line that is too short.
 */
public final class CsvLine {
    private final List<String> columns;

    private CsvLine(List<String> columns) {
        this.columns = columns;
    }

    public static CsvLine parse(String line) {
        var columns = new ArrayList<String>();
        if (line.charAt(0) == '#') {
            return new CsvLine(columns);
        }
        var column = new StringBuilder();
        boolean quoted = false;
        for (char c : line.toCharArray()) {
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                columns.add(column.toString());
                column.setLength(0);
            } else {
                column.append(c);
            }
        }
        if (quoted) {
            throw new IllegalArgumentException("a quote does not end: " + line);
        }
        columns.add(column.toString());
        return new CsvLine(columns);
    }

    public String column(int number) {
        return columns.get(number);
    }

    public CsvLine require(int count) {
        if (columns.size() < count) {
            throw new IllegalStateException("only " + columns.size() + " columns of " + count);
        }
        return this;
    }

    public int size() {
        return columns.size();
    }
}

package dev.quintain.report;

import java.io.PrintWriter;
import java.util.List;

/** Text in columns as wide as what is in them; the first is flush left, numbers follow flush right. */
final class Table {
    private final List<List<String>> rows;

    Table(List<List<String>> rows) {
        this.rows = rows;
    }

    void print(PrintWriter out) {
        for (List<String> row : rows) {
            var line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                String padding = " ".repeat(width(column) - row.get(column).length());
                line.append(column == 0 ? row.get(column) + padding : "  " + padding + row.get(column));
            }
            out.println(line.toString().stripTrailing());
        }
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }
}

package dev.quintain.run.interleave;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Prints something of each script: with the script's name and a line between them if they are several. */
final class Sections {
    private Sections() {}

    static <T> void print(PrintWriter out, List<T> results, Function<T, String> file, Consumer<T> section) {
        for (T result : results) {
            if (results.size() > 1) {
                out.println(file.apply(result));
            }
            section.accept(result);
            if (results.size() > 1) {
                out.println();
            }
        }
        out.flush();
    }
}

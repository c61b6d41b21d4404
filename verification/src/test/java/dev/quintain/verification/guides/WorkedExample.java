package dev.quintain.verification.guides;

import java.util.ArrayList;
import java.util.List;

/**
 * A command that a guide shows with a dollar before it, and what the guide says it prints.
 *
 * @param command may have several lines
 * @param output as it stands there, without the indentation and without blank lines at its end
 * @param from the first line of the output in the page, counted from 0
 * @param to the first line after it
 */
record WorkedExample(String command, List<String> output, int from, int to) {
    private static final String INDENTATION = "    ";
    private static final String PROMPT = INDENTATION + "$ ";

    WorkedExample {
        output = List.copyOf(output);
    }

    /** All of a page, in their order. */
    static List<WorkedExample> in(List<String> page) {
        var examples = new ArrayList<WorkedExample>();
        for (int line = 0; line < page.size(); line++) {
            if (page.get(line).startsWith(PROMPT)) {
                WorkedExample example = at(page, line);
                examples.add(example);
                line = example.to() - 1;
            }
        }
        return examples;
    }

    private static WorkedExample at(List<String> page, int line) {
        var command = new StringBuilder(page.get(line).substring(PROMPT.length()));
        int from = line + 1;
        while (command.toString().endsWith("\\")) {
            command.append('\n').append(page.get(from).strip());
            from++;
        }
        int to = from;
        while (to < page.size() && isOutput(page.get(to))) {
            to++;
        }
        while (to > from && page.get(to - 1).isBlank()) {
            to--;
        }
        List<String> output = page.subList(from, to).stream()
                .map(each -> each.isBlank() ? "" : each.substring(INDENTATION.length()))
                .toList();
        return new WorkedExample(command.toString(), output, from, to);
    }

    private static boolean isOutput(String line) {
        return line.isBlank() || (line.startsWith(INDENTATION) && !line.startsWith(PROMPT));
    }

    /** As it would stand in the page. */
    static List<String> indented(List<String> output) {
        return output.stream()
                .map(line -> line.isEmpty() ? "" : INDENTATION + line)
                .toList();
    }

    boolean isOurs() {
        return command.startsWith("./quintain ");
    }

    /** Whether it is about time, so that no two runs come to the same numbers. */
    boolean isTimed() {
        return command.contains("--time ");
    }

    /** Whether something is left out. */
    boolean isShortened() {
        return output.contains(ShownOutput.LEFT_OUT);
    }
}

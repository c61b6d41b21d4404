package dev.quintain.report;

import dev.quintain.finding.Thrown;
import java.util.ArrayList;
import java.util.List;

/** The frames of a stack as lines, without the middle of a deep one. */
final class StackLines {
    private StackLines() {}

    /**
     * @param fromEitherEnd how many frames to keep there
     */
    static List<String> of(Thrown thrown, int fromEitherEnd) {
        List<String> lines =
                thrown.frames().stream().map(frame -> "at " + frame).toList();
        int left = lines.size() - 2 * fromEitherEnd;
        if (left <= 0) {
            return lines;
        }
        var kept = new ArrayList<>(lines.subList(0, fromEitherEnd));
        kept.add("... " + left + " more");
        kept.addAll(lines.subList(lines.size() - fromEitherEnd, lines.size()));
        return kept;
    }
}

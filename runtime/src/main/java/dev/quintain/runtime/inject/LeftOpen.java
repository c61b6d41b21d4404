package dev.quintain.runtime.inject;

import dev.quintain.runtime.inject.TestRun.Status;
import java.util.ArrayList;
import java.util.List;

/** What a test leaves open or running when calls in it fail, and does not otherwise. */
public final class LeftOpen {
    private LeftOpen() {}

    /**
     * What is sure to be left, in a word; empty if nothing is. What wraps something else need not be closed itself, so that it
     * counts only if the system has more open as well; and threads count only where the test got to its end.
     *
     * @param plain the same test with no call failing
     */
    public static String by(TestRun run, TestRun plain) {
        List<String> more = new ArrayList<>(run.leftOpen());
        plain.leftOpen().forEach(more::remove);
        String sure = first(more, "resource ", false);
        String unsure = first(more, "resource ", true);
        if (!sure.isEmpty()) {
            return sure;
        }
        if (!unsure.isEmpty() && more.stream().anyMatch(each -> each.startsWith("descriptor "))) {
            return unsure.replace("?", "");
        }
        return run.status() == Status.PASSED ? first(more, "thread ", false) : "";
    }

    private static String first(List<String> all, String kind, boolean inDoubt) {
        return all.stream()
                .filter(each -> each.startsWith(kind) && each.endsWith("?") == inDoubt)
                .findFirst()
                .orElse("");
    }
}

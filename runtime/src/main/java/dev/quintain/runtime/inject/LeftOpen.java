package dev.quintain.runtime.inject;

import dev.quintain.runtime.inject.TestRun.Status;
import java.util.ArrayList;
import java.util.List;

/** What a test leaves open or running when calls in it fail, and does not otherwise. */
public final class LeftOpen {
    private static final String DESCRIPTOR = "descriptor ";
    private static final String FILE = "file ";

    private LeftOpen() {}

    /**
     * What is sure to be left, in a word; empty if nothing is. What wraps something else need not be closed itself, so that it
     * counts only if the system has more open as well. Files that only the system knows of, and threads, may be the test's
     * own, which closes them at its end: they count only where it got there.
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
        if (!unsure.isEmpty() && more.stream().anyMatch(each -> each.startsWith(DESCRIPTOR))) {
            return unsure.replace("?", "");
        }
        if (run.status() != Status.PASSED) {
            return "";
        }
        String file = file(more);
        return file.isEmpty() ? first(more, "thread ", false) : file;
    }

    /** One that was open when a call failed, and would not be open otherwise. */
    private static String file(List<String> more) {
        return more.stream()
                .filter(each -> each.startsWith(FILE))
                .filter(each -> more.contains(DESCRIPTOR + each.substring(FILE.length())))
                .findFirst()
                .orElse("");
    }

    private static String first(List<String> all, String kind, boolean inDoubt) {
        return all.stream()
                .filter(each -> each.startsWith(kind) && each.endsWith("?") == inDoubt)
                .findFirst()
                .orElse("");
    }
}

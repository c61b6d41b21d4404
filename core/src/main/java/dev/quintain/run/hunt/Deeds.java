package dev.quintain.run.hunt;

import java.util.List;
import java.util.Locale;

/** Says in words what an engine did. */
record Deeds(List<JobResult> results) {
    String inWords() {
        return switch (results.get(0).engine()) {
            case "crash" -> count("tests", "test") + " of single calls";
            case "generate" -> count("sequences", "sequence") + " with " + count("calls", "call");
            case "walk" ->
                count("classes", "class") + " walked, " + count("states", "state") + " in " + count("machines", "class")
                        + " told apart";
            case "interleave" -> count("classes", "class") + " under " + count("schedules", "schedule") + drafts();
            default -> count("tests", "test") + " run, " + count("injected", "time") + " with a call that fails";
        };
    }

    /** Whether a note of an engine's is told here anyway. */
    static boolean isTold(String note) {
        return note.startsWith("ran ");
    }

    /** They come to nothing unless somebody knows that. */
    private String drafts() {
        return number("drafts") == 0 ? "" : ", " + count("drafts", "draft") + " to confirm";
    }

    private long number(String what) {
        return results.stream()
                .mapToLong(result -> result.counts().getOrDefault(what, 0L))
                .sum();
    }

    private String count(String what, String noun) {
        long number = number(what);
        String plural = noun.endsWith("s") ? noun + "es" : noun + "s";
        return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? noun : plural);
    }
}

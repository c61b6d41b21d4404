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
                classes() + " walked, " + count("states", "state") + " in " + count("machines", "class")
                        + " told apart";
            case "interleave" -> classes() + " under " + count("schedules", "schedule") + drafts();
            default -> count("tests", "test") + " run, " + count("injected", "time") + " with a call that fails";
        };
    }

    /** Whether a note of an engine's is told here anyway. */
    static boolean isTold(String note) {
        return note.startsWith("ran ");
    }

    /** However often an engine came to them. */
    private String classes() {
        return counted(
                results.stream()
                        .flatMap(result -> result.classes().stream())
                        .distinct()
                        .count(),
                "class");
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
        return counted(number(what), noun);
    }

    private static String counted(long number, String noun) {
        String plural = noun.endsWith("s") ? noun + "es" : noun + "s";
        return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? noun : plural);
    }
}

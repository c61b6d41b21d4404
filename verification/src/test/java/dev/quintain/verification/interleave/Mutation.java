package dev.quintain.verification.interleave;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Typical faults of monitors, each put in at one place at a time: those of section 5.5, and more of their kind. */
enum Mutation {
    NOTIFY_FOR_NOTIFY_ALL("notify for notifyAll", "notifyAll\\(\\);", "notify();"),
    NOTIFY_MISSING("notify missing", "notify(?:All)?\\(\\);", ";"),
    IF_FOR_WHILE("if for while", "while \\((.*)\\) \\{", "if ($1) {"),
    WAIT_MISSING("wait missing", "while \\((.*)\\) \\{", "while (false && ($1)) {"),
    CONDITION_INVERTED("condition inverted", "while \\((.*)\\) \\{", "while (!($1)) {"),
    SYNCHRONIZED_MISSING("synchronized missing", "public synchronized ", "public "),
    EARLY_RETURN("early return", "(public synchronized (\\S+) .*\\{)", "$1 if (true) return $2;");

    private static final Pattern METHOD = Pattern.compile("(?:public|private) .*?(\\w+)\\(.*\\{");

    private final String title;
    private final Pattern from;
    private final String to;

    Mutation(String title, String from, String to) {
        this.title = title;
        this.from = Pattern.compile(from);
        this.to = to;
    }

    String title() {
        return title;
    }

    /** All faults of all kinds that there is a place for. */
    static List<SourceMutant> of(String component) {
        String source = SourceMutant.source(component);
        var mutants = new ArrayList<SourceMutant>();
        for (Mutation mutation : values()) {
            mutants.addAll(mutation.in(component, source));
        }
        return mutants;
    }

    private List<SourceMutant> in(String component, String source) {
        var mutants = new ArrayList<SourceMutant>();
        String method = "";
        for (String line : source.split("\n")) {
            Matcher header = METHOD.matcher(line);
            if (header.find()) {
                method = header.group(1);
            }
            Matcher place = from.matcher(line);
            boolean loop = line.contains("while (");
            if (place.find() && !(this != SYNCHRONIZED_MISSING && !loop && method.equals(component))) {
                String changed = line.substring(0, place.start())
                        + withDefault(from.matcher(place.group()).replaceFirst(to))
                        + line.substring(place.end());
                mutants.add(new SourceMutant(
                        component,
                        title + " in " + method,
                        List.of(context(source, method), context(source, method).replace(line, changed))));
            }
        }
        return mutants;
    }

    /** The whole method, so that the same line in another one stays as it is. */
    private static String context(String source, String method) {
        Matcher begin =
                Pattern.compile("(?m)^    .*\\b" + method + "\\([^;]*\\{\\n").matcher(source);
        begin.find();
        int end = source.indexOf("\n    }\n", begin.start());
        return source.substring(begin.start(), end);
    }

    private static String withDefault(String changed) {
        return changed.replace("return void;", "return;")
                .replace("return int;", "return 0;")
                .replace("return char;", "return ' ';")
                .replace("return boolean;", "return false;")
                .replaceAll("return [A-Z]\\S*;", "return null;");
    }
}

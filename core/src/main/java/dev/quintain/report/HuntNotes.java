package dev.quintain.report;

import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.RunSummary.Effect;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.finding.RunSummary.PassedOver;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/** What else of a hunt is worth telling. */
record HuntNotes(HuntSummary summary) {
    private static final int NAMES = 3;

    /** A line each. */
    List<String> lines() {
        var lines = new ArrayList<String>();
        summary.gone().forEach(gone -> lines.add("gone since the baseline: " + gone.description()));
        summary.effects().forEach(effect -> lines.add(effect(effect)));
        summary.events().forEach(event -> lines.add(event(event)));
        var byReason = new LinkedHashMap<String, List<String>>();
        for (PassedOver each : summary.passedOver()) {
            byReason.computeIfAbsent(each.reason(), reason -> new ArrayList<>()).add(each.className());
        }
        byReason.forEach((reason, names) -> lines.add("passed over " + some(names) + ": " + reason));
        return lines;
    }

    String html() {
        List<String> lines = lines();
        return lines.isEmpty()
                ? ""
                : lines.stream()
                        .map(line -> "<li>" + Html.escape(line) + "</li>\n")
                        .collect(Collectors.joining(
                                "", "<section id=\"notes\">\n<h2>Notes</h2>\n<ul>\n", "</ul>\n</section>\n"));
    }

    private static String effect(Effect effect) {
        String treatment = effect.allow() == null
                ? "undone afterwards"
                : "refused, such as " + effect.example() + "; --allow " + effect.allow() + " permits it";
        return effect.what() + " in " + Numbers.count(effect.tests(), "test") + ": " + treatment;
    }

    private static String event(Event event) {
        String times = event.times() > 1 ? " (" + Numbers.count(event.times()) + " times)" : "";
        return event.what() + times + (event.where().isEmpty() ? "" : ": " + some(event.where()));
    }

    private static String some(List<String> names) {
        String first = names.stream().limit(NAMES).collect(Collectors.joining(", "));
        return names.size() <= NAMES ? first : first + " and " + Numbers.count(names.size() - NAMES) + " more";
    }
}

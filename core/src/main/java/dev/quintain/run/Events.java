package dev.quintain.run;

import dev.quintain.finding.RunSummary.Event;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects what else of a run is worth telling: the same event at several places is told once. */
public final class Events {
    private final Map<String, Long> times = new LinkedHashMap<>();
    private final Map<String, List<String>> places = new LinkedHashMap<>();

    /** Notes what came so many times more; nothing if it did not. */
    public void add(String what, long more, String... where) {
        if (more > 0) {
            times.merge(what, more, Long::sum);
            places.computeIfAbsent(what, each -> new ArrayList<>()).addAll(List.of(where));
        }
    }

    /** Notes what became of workers. */
    public void addLosses(List<String> losses, String... where) {
        losses.forEach(loss -> add("a worker " + loss, 1, where));
    }

    /** Notes that nobody knows whether the tests compile. */
    public void addUncompiled(Path javaHome) {
        add("the tests were written without trying to compile them: a compiler for " + javaHome + " was not found", 1);
    }

    public List<Event> list() {
        return times.entrySet().stream()
                .map(event ->
                        new Event(event.getKey(), event.getValue(), places.getOrDefault(event.getKey(), List.of())))
                .toList();
    }
}

package dev.quintain.run;

import dev.quintain.engine.crash.CrashResult;
import dev.quintain.engine.crash.CrashResult.OperationResult;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.run.CrashTests.Written;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.sequence.OperationNames;
import dev.quintain.subject.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects what else of a run is worth telling: the same event at several operations is told once. */
final class CrashEvents {
    private final Map<String, Long> times = new LinkedHashMap<>();
    private final Map<String, List<String>> places = new LinkedHashMap<>();

    private final OperationNames names;

    private CrashEvents(OperationNames names) {
        this.names = names;
    }

    static List<Event> of(CrashRequest request, Subject subject, CrashResult result, Written written) {
        var events = new CrashEvents(new OperationNames(subject.classPath()));
        if (!written.compiled() && !written.places().isEmpty()) {
            events.add(
                    "the tests were written without trying to compile them: a compiler for "
                            + request.inputs().javaHome() + " was not found",
                    1);
        }
        if (subject.classes().stream().anyMatch(file -> subject.classPath().isPlatform(file.name()))) {
            events.add("classes of the JDK are not rewritten: no count of steps, no reset of static state", 1);
        }
        result.operations().stream()
                .map(OperationResult::sideEffects)
                .reduce(SideEffects.none(), SideEffects::plus)
                .notes()
                .forEach(note -> events.add("could not rewrite a method whole", 1, note));
        result.operations().forEach(events::add);
        written.dropped().forEach(test -> events.add("could not write a test that compiles", 1, test.title()));
        events.add(
                "a test wanted to open a window, for which workers have no screen",
                result.operations().stream()
                        .mapToLong(OperationResult::screenless)
                        .sum());
        events.add("the end came before a problem was confirmed", result.untried());
        events.add("a crash did not show again from a clean slate and is not reported", result.unconfirmed());
        events.add(
                "the run ended early by a fault of quintain's own",
                result.fault().isPresent() ? 1 : 0);
        return events.list();
    }

    private void add(OperationResult operation) {
        String name = names.describe(operation.operation());
        operation.losses().forEach(loss -> add("a worker " + loss, 1, name));
        if (operation.givenUp()) {
            add("gave up the rest of the tests, having lost several workers", 1, name);
        }
        if (operation.space().signum() == 0) {
            add("found no way to make the arguments", 1, name);
        }
        operation.obstacles().forEach((obstacle, tests) -> add(obstacle, tests, name));
    }

    private void add(String what, long more, String... where) {
        if (more > 0) {
            times.merge(what, more, Long::sum);
            places.computeIfAbsent(what, each -> new ArrayList<>()).addAll(List.of(where));
        }
    }

    private List<Event> list() {
        return times.entrySet().stream()
                .map(event ->
                        new Event(event.getKey(), event.getValue(), places.getOrDefault(event.getKey(), List.of())))
                .toList();
    }
}

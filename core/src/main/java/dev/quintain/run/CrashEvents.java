package dev.quintain.run;

import dev.quintain.engine.crash.CrashResult;
import dev.quintain.engine.crash.CrashResult.OperationResult;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.run.CrashTests.Written;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.sequence.OperationNames;
import dev.quintain.subject.Subject;
import java.util.List;

/** Collects what else of a crash run is worth telling. */
final class CrashEvents {
    private final Events events = new Events();
    private final OperationNames names;

    private CrashEvents(OperationNames names) {
        this.names = names;
    }

    static List<Event> of(CrashRequest request, Subject subject, CrashResult result, Written written) {
        var told = new CrashEvents(new OperationNames(subject.classPath()));
        told.add(request, subject, written);
        told.add(result);
        return told.events.list();
    }

    private void add(CrashRequest request, Subject subject, Written written) {
        if (!written.compiled() && !written.places().isEmpty()) {
            events.addUncompiled(request.inputs().javaHome());
        }
        if (subject.classes().stream().anyMatch(file -> subject.classPath().isPlatform(file.name()))) {
            events.add("classes of the JDK are not rewritten: no count of steps, no reset of static state", 1);
        }
        written.dropped().forEach(test -> events.add("could not write a test that compiles", 1, test.title()));
    }

    private void add(CrashResult result) {
        SideEffects effects = result.operations().stream()
                .map(OperationResult::sideEffects)
                .reduce(SideEffects.none(), SideEffects::plus);
        effects.notes().forEach(note -> events.add("could not rewrite a method whole", 1, note));
        effects.spoiling().forEach(why -> events.add("needed a new class loader for the next test", 1, why));
        result.operations().forEach(this::add);
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
    }

    private void add(OperationResult operation) {
        String name = names.describe(operation.operation());
        events.addLosses(operation.losses(), name);
        events.add("gave up the rest of the tests, having lost several workers", operation.givenUp() ? 1 : 0, name);
        events.add("found no way to make the arguments", operation.space().signum() == 0 ? 1 : 0, name);
        operation.obstacles().forEach((obstacle, tests) -> events.add(obstacle, tests, name));
    }
}

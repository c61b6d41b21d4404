package dev.quintain.run;

import dev.quintain.engine.crash.CrashResult;
import dev.quintain.engine.crash.CrashResult.OperationResult;
import dev.quintain.finding.Finding;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.finding.RunSummary.PassedOver;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.finding.RunSummary.SpaceRow;
import dev.quintain.run.CrashTests.Place;
import dev.quintain.run.CrashTests.Written;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.subject.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** Puts into plain data what a run of the crash engine came to. */
record CrashSummary(CrashRequest request, Subject subject, CrashResult result, Written written) {
    private static final long NANOS_PER_MILLI = 1_000_000;

    RunSummary summary(long milliseconds) {
        return new RunSummary(
                "crash",
                request.options().seed(),
                request.commandLine(),
                classes(),
                spaces(),
                problems(),
                List.of(),
                subject.passedOver().stream()
                        .map(passed -> new PassedOver(passed.className(), passed.reason()))
                        .toList(),
                EffectPhrases.of(result.operations().stream()
                        .map(OperationResult::sideEffects)
                        .reduce(SideEffects.none(), SideEffects::plus)),
                events(),
                milliseconds);
    }

    private List<ClassRow> classes() {
        Map<String, List<OperationResult>> byClass = result.operations().stream()
                .collect(Collectors.groupingBy(
                        operation -> operation.operation().owner(), LinkedHashMap::new, Collectors.toList()));
        var rows = new ArrayList<ClassRow>();
        byClass.forEach((name, operations) -> rows.add(new ClassRow(
                name,
                operations.size(),
                sum(operations, OperationResult::tests),
                sum(operations, OperationResult::crashes),
                problemsOf(name),
                sum(operations, OperationResult::illFormed),
                sum(operations, OperationResult::unmakeable),
                sum(operations, each -> each.guarded() + each.screenless()),
                sum(operations, OperationResult::nanos) / NANOS_PER_MILLI)));
        return rows;
    }

    private int problemsOf(String className) {
        return (int) result.problems().stream()
                .filter(problem -> problem.operation().owner().equals(className))
                .count();
    }

    private static long sum(List<OperationResult> operations, ToLongFunction<OperationResult> number) {
        return operations.stream().mapToLong(number).sum();
    }

    private List<SpaceRow> spaces() {
        return result.operations().stream()
                .map(each -> new SpaceRow(
                        each.operation().owner(),
                        each.operation().describe(),
                        Math.max(each.wholeDepth(), each.sampleDepth()),
                        each.space(),
                        each.tests()))
                .toList();
    }

    private List<Problem> problems() {
        var problems = new ArrayList<Problem>();
        for (int i = 0; i < result.problems().size(); i++) {
            CrashResult.Problem problem = result.problems().get(i);
            GeneratedTest test = written.tests().get(i);
            Finding finding = new Finding(
                    "crash",
                    problem.rule(),
                    problem.operation().owner(),
                    problem.operation().describe(),
                    problem.thrown(),
                    written.reproducers().get(i),
                    problem.crashes(),
                    test);
            Place place = written.places().get(test);
            problems.add(new Problem(
                    finding, place == null ? null : place.file(), place == null ? null : place.method(), null));
        }
        return problems;
    }

    private List<Event> events() {
        var where = new LinkedHashMap<String, List<String>>();
        for (OperationResult each : result.operations()) {
            String name = each.operation().describe();
            each.losses().forEach(loss -> note(where, "a worker " + loss, name));
            if (each.givenUp()) {
                note(where, "gave up the rest of the tests, having lost several workers", name);
            }
            if (each.space().signum() == 0) {
                note(where, "found no way to make the arguments", name);
            }
        }
        written.dropped().forEach(test -> note(where, "could not write a test that compiles", test.title()));
        var events = new ArrayList<Event>();
        if (!written.compiled() && !written.places().isEmpty()) {
            events.add(new Event(
                    "the tests were written without trying to compile them: a compiler for "
                            + request.inputs().javaHome() + " was not found",
                    1,
                    List.of()));
        }
        if (subject.classes().stream().anyMatch(file -> subject.classPath().isPlatform(file.name()))) {
            events.add(new Event(
                    "classes of the JDK are not rewritten: no count of steps, no reset of static state", 1, List.of()));
        }
        where.forEach((what, names) -> events.add(new Event(what, names.size(), names)));
        long screenless = sum(result.operations(), OperationResult::screenless);
        if (screenless > 0) {
            events.add(new Event(
                    "a test wanted to open a window, for which workers have no screen", screenless, List.of()));
        }
        if (result.untried() > 0) {
            events.add(new Event(
                    "the end came before a crash was confirmed, so it is not reported", result.untried(), List.of()));
        }
        if (result.unconfirmed() > 0) {
            events.add(new Event(
                    "a crash did not show again from a clean slate and is not reported",
                    result.unconfirmed(),
                    List.of()));
        }
        if (result.fault().isPresent()) {
            events.add(new Event("the run ended early by a fault of quintain's own", 1, List.of()));
        }
        return events;
    }

    private static void note(Map<String, List<String>> where, String what, String name) {
        where.computeIfAbsent(what, each -> new ArrayList<>()).add(name);
    }
}

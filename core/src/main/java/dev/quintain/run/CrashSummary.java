package dev.quintain.run;

import dev.quintain.engine.crash.CrashResult;
import dev.quintain.engine.crash.CrashResult.OperationResult;
import dev.quintain.finding.Finding;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.finding.RunSummary.SpaceRow;
import dev.quintain.run.CrashTests.Shown;
import dev.quintain.run.CrashTests.Written;
import dev.quintain.run.TestFiles.Place;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.sequence.OperationNames;
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
                new SubjectRows(subject).passedOver(),
                EffectPhrases.of(sideEffects()),
                CrashEvents.of(request, subject, result, written),
                milliseconds);
    }

    private SideEffects sideEffects() {
        return result.operations().stream()
                .map(OperationResult::sideEffects)
                .reduce(SideEffects.none(), SideEffects::plus);
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
        var names = new OperationNames(subject.classPath());
        return result.operations().stream()
                .map(each -> new SpaceRow(
                        each.operation().owner(),
                        names.describe(each.operation()),
                        each.depth(),
                        each.space(),
                        each.tests()))
                .toList();
    }

    private List<Problem> problems() {
        var names = new OperationNames(subject.classPath());
        var problems = new ArrayList<Problem>();
        for (Shown shown : written.shown()) {
            CrashResult.Problem problem = shown.problem();
            Finding finding = new Finding(
                    "crash",
                    problem.rule(),
                    problem.operation().owner(),
                    names.describe(problem.operation()),
                    problem.thrown(),
                    shown.reproducer(),
                    problem.crashes(),
                    problem.confirmed(),
                    shown.test());
            problems.add(Place.problem(finding, written.places().get(shown.test())));
        }
        return problems;
    }
}

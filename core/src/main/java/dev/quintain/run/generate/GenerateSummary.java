package dev.quintain.run.generate;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.engine.generate.GenerateResult;
import dev.quintain.finding.Finding;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.finding.RunSummary.PassedOver;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.run.EffectPhrases;
import dev.quintain.run.TestFiles.Place;
import dev.quintain.run.generate.GenerateTests.Shown;
import dev.quintain.run.generate.GenerateTests.Written;
import dev.quintain.sequence.OperationNames;
import dev.quintain.subject.Operations;
import dev.quintain.subject.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Puts into plain data what a run of generation came to. */
record GenerateSummary(GenerateRequest request, Subject subject, GenerateResult result, Written written) {
    RunSummary summary(long milliseconds) {
        return new RunSummary(
                "generate",
                request.options().seed(),
                request.commandLine(),
                classes(),
                List.of(),
                problems(),
                List.of(),
                subject.passedOver().stream()
                        .map(passed -> new PassedOver(passed.className(), passed.reason()))
                        .toList(),
                EffectPhrases.of(result.sideEffects()),
                events(),
                milliseconds);
    }

    private List<ClassRow> classes() {
        var operations = new Operations(subject.classPath());
        var rows = new ArrayList<ClassRow>();
        for (ClassFile file : subject.classes()) {
            String from = subject.packagePrivate() ? file.packageName() : Operations.ELSEWHERE;
            int problems = (int) result.problems().stream()
                    .filter(problem -> problem.operation().owner().equals(file.name()))
                    .count();
            rows.add(new ClassRow(
                    file.name(),
                    operations.testable(file, from).size(),
                    written.regressions().getOrDefault(file.name(), 0L),
                    0,
                    problems,
                    0,
                    0,
                    0,
                    0));
        }
        return rows;
    }

    private List<Problem> problems() {
        var names = new OperationNames(subject.classPath());
        var problems = new ArrayList<Problem>();
        for (Shown shown : written.shown()) {
            GenerateResult.Problem problem = shown.problem();
            var finding = new Finding(
                    "generate",
                    problem.rule(),
                    problem.operation().owner(),
                    names.describe(problem.operation()),
                    problem.thrown(),
                    shown.reproducer(),
                    problem.count(),
                    problem.confirmed(),
                    shown.test());
            problems.add(Place.problem(finding, written.places().get(shown.test())));
        }
        return problems;
    }

    private List<Event> events() {
        var told = new ArrayList<Event>();
        told.add(new Event(
                String.format(
                        Locale.ROOT,
                        "ran %,d sequences with %,d calls; %,d of them broke a contract",
                        result.sequences(),
                        result.calls(),
                        result.violations()),
                1,
                List.of()));
        add(told, "a sequence used up the memory or the stack and was not built on", result.usedUp());
        add(told, "a test or an assertion did not hold again and was dropped", result.flickering());
        add(told, "a broken contract did not show again and is not reported", result.unconfirmed());
        add(
                told,
                "a test does not compile and was not written",
                written.dropped().size());
        Map<String, Long> losses = new LinkedHashMap<>();
        result.losses().forEach(loss -> losses.merge("a worker " + loss, 1L, Long::sum));
        losses.forEach((what, times) -> add(told, what, times));
        result.complaints().forEach(complaint -> add(told, complaint, 1));
        if (!written.compiled() && !written.places().isEmpty()) {
            told.add(new Event(
                    "the tests were written without trying to compile them: a compiler for "
                            + request.inputs().javaHome() + " was not found",
                    1,
                    List.of()));
        }
        return told;
    }

    private static void add(List<Event> events, String what, long times) {
        if (times > 0) {
            events.add(new Event(what, times, List.of()));
        }
    }
}

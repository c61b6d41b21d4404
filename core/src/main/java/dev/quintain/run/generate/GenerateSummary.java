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
            Place place = written.places().get(shown.test());
            problems.add(new Problem(
                    finding, place == null ? null : place.file(), place == null ? null : place.method(), null));
        }
        return problems;
    }

    private List<Event> events() {
        Map<String, Long> events = new LinkedHashMap<>();
        events.put("sequences run", result.sequences());
        events.put("calls made", result.calls());
        events.put("sequences that broke a contract", result.violations());
        events.put("tests and assertions that did not hold again and were dropped", result.flickering());
        events.put("violations that did not show again and are not reported", result.unconfirmed());
        events.put("tests that do not compile and were not written", (long)
                written.dropped().size());
        var told = new ArrayList<Event>();
        events.forEach((what, times) -> {
            if (times > 0) {
                told.add(new Event(what, times, List.of()));
            }
        });
        Map<String, Long> losses = new LinkedHashMap<>();
        result.losses().forEach(loss -> losses.merge("a worker " + loss, 1L, Long::sum));
        losses.forEach((what, times) -> told.add(new Event(what, times, List.of())));
        if (!written.compiled() && !written.places().isEmpty()) {
            told.add(new Event(
                    "the tests were written without trying to compile them: a compiler for "
                            + request.inputs().javaHome() + " was not found",
                    1,
                    List.of()));
        }
        return told;
    }
}

package dev.quintain.run.compare;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.engine.generate.CompareResult;
import dev.quintain.finding.Finding;
import dev.quintain.finding.Rule;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.finding.RunSummary.PassedOver;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.finding.Thrown;
import dev.quintain.run.EffectPhrases;
import dev.quintain.run.TestFiles.Place;
import dev.quintain.run.compare.CompareTests.Shown;
import dev.quintain.run.compare.CompareTests.Written;
import dev.quintain.sequence.OperationNames;
import dev.quintain.subject.Operations;
import dev.quintain.subject.Subject;
import java.util.ArrayList;
import java.util.List;

/** Puts into plain data what a comparison came to. */
record CompareSummary(CompareRequest request, Subject subject, CompareResult result, Written written) {
    RunSummary summary(long milliseconds) {
        return new RunSummary(
                "compare",
                request.options().seed(),
                request.commandLine(),
                classes(),
                List.of(),
                problems(),
                List.of(),
                subject.passedOver().stream()
                        .map(passed -> new PassedOver(passed.className(), passed.reason()))
                        .toList(),
                EffectPhrases.of(result.known().sideEffects()),
                events(),
                milliseconds);
    }

    private List<ClassRow> classes() {
        var operations = new Operations(subject.classPath());
        var rows = new ArrayList<ClassRow>();
        for (ClassFile file : subject.classes()) {
            String from = subject.packagePrivate() ? file.packageName() : Operations.ELSEWHERE;
            long compared = result.compared().stream()
                    .filter(scenario -> scenario.operation().owner().equals(file.name()))
                    .count();
            int differences = (int) result.differences().stream()
                    .filter(difference -> difference.operation().owner().equals(file.name()))
                    .count();
            int methods = operations.testable(file, from).size();
            rows.add(new ClassRow(file.name(), methods, compared, 0, differences, 0, 0, 0, 0));
        }
        return rows;
    }

    private List<Problem> problems() {
        var names = new OperationNames(subject.classPath());
        var problems = new ArrayList<Problem>();
        for (Shown shown : written.shown()) {
            var difference = shown.difference();
            var finding = new Finding(
                    "compare",
                    Rule.BEHAVIOUR,
                    difference.operation().owner(),
                    names.describe(difference.operation()),
                    new Thrown("", shown.says(), List.of()),
                    shown.reproducer(),
                    difference.count(),
                    true,
                    shown.test());
            problems.add(Place.problem(finding, written.places().get(shown.test())));
        }
        return problems;
    }

    private List<Event> events() {
        var names = new OperationNames(subject.classPath());
        var told = new ArrayList<Event>();
        if (!result.gone().isEmpty()) {
            told.add(new Event(
                    "the newer version does not have " + result.gone().size() + " of the methods",
                    1,
                    result.gone().stream().map(names::describe).toList()));
        }
        if (result.unconfirmed() > 0) {
            told.add(new Event("a difference did not show again and is not reported", result.unconfirmed(), List.of()));
        }
        if (!written.compiled() && !written.shown().isEmpty()) {
            told.add(new Event(
                    "the tests were written without trying to compile them: a compiler for "
                            + request.older().javaHome() + " was not found",
                    1,
                    List.of()));
        }
        return told;
    }
}

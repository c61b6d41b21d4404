package dev.quintain.run.generate;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.engine.generate.GenerateResult;
import dev.quintain.finding.Finding;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.run.EffectPhrases;
import dev.quintain.run.Events;
import dev.quintain.run.SubjectRows;
import dev.quintain.run.TestFiles.Place;
import dev.quintain.run.generate.GenerateTests.Shown;
import dev.quintain.run.generate.GenerateTests.Written;
import dev.quintain.sequence.OperationNames;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Producers;
import dev.quintain.subject.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

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
                new SubjectRows(subject).passedOver(),
                EffectPhrases.of(result.sideEffects()),
                events(),
                milliseconds);
    }

    private List<ClassRow> classes() {
        return new SubjectRows(subject)
                .classes(
                        name -> written.regressions().getOrDefault(name, 0L),
                        name -> written.shown().stream()
                                .filter(shown -> shown.home().equals(name))
                                .count());
    }

    private List<Problem> problems() {
        var names = new OperationNames(subject.classPath());
        var problems = new ArrayList<Problem>();
        for (Shown shown : written.shown()) {
            GenerateResult.Problem problem = shown.problem();
            var finding = new Finding(
                    "generate",
                    problem.rule(),
                    shown.home(),
                    names.describe(problem.operation()),
                    problem.thrown(),
                    problem.blamed(),
                    null,
                    shown.reproducer(),
                    problem.count(),
                    problem.confirmed(),
                    shown.test());
            problems.add(Place.problem(finding, written.places().get(shown.test())));
        }
        return problems;
    }

    private List<Event> events() {
        var told = new Events();
        told.add(
                String.format(
                        Locale.ROOT,
                        "ran %,d sequences with %,d calls; %,d of them broke a contract",
                        result.sequences(),
                        result.calls(),
                        result.violations()),
                1);
        told.add("a sequence used up the memory or the stack and was not built on", result.usedUp());
        told.add("a test or an assertion did not hold again and was dropped", result.flickering());
        told.add("a broken contract did not show again and is not reported", result.unconfirmed());
        told.add(
                "a test does not compile and was not written", written.dropped().size());
        told.addLosses(result.losses());
        result.complaints().forEach(complaint -> told.add(complaint, 1));
        unmakeable().forEach(name -> told.add("found no way to make an object", 1, name));
        if (!written.compiled() && !written.places().isEmpty()) {
            told.addUncompiled(request.inputs().javaHome());
        }
        return told.list();
    }

    /** Classes that have no test, since only their objects can be called and nobody makes one. */
    private List<String> unmakeable() {
        List<ClassFile> without = subject.classes().stream()
                .filter(file -> !written.regressions().containsKey(file.name()))
                .filter(file ->
                        written.shown().stream().noneMatch(shown -> shown.home().equals(file.name())))
                .filter(file -> !subject.testable(file).isEmpty()
                        && subject.testable(file).stream().allMatch(Operation::needsInstance))
                .toList();
        if (without.isEmpty()) {
            return List.of();
        }
        List<JavaType> made = Producers.of(subject).stream()
                .map(producer -> producer.operation().result())
                .distinct()
                .toList();
        return without.stream()
                .map(ClassFile::name)
                .filter(name ->
                        made.stream().noneMatch(type -> subject.classPath().isSubtype(type, new JavaType(name))))
                .toList();
    }
}

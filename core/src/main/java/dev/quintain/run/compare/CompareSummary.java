package dev.quintain.run.compare;

import dev.quintain.engine.generate.CompareResult;
import dev.quintain.finding.Finding;
import dev.quintain.finding.Rule;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.finding.Thrown;
import dev.quintain.run.EffectPhrases;
import dev.quintain.run.Events;
import dev.quintain.run.SubjectRows;
import dev.quintain.run.TestFiles.Place;
import dev.quintain.run.compare.CompareTests.Shown;
import dev.quintain.run.compare.CompareTests.Written;
import dev.quintain.sequence.OperationNames;
import dev.quintain.subject.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Puts into plain data what a comparison came to. */
record CompareSummary(CompareRequest request, Subject subject, CompareResult result, Written written) {
    /** So many that end alike mostly have one reason, such as that null is refused in another way. */
    private static final long ALIKE = 5;

    RunSummary summary(long milliseconds) {
        return new RunSummary(
                "compare",
                request.options().seed(),
                request.commandLine(),
                classes(),
                List.of(),
                problems(),
                List.of(),
                new SubjectRows(subject).passedOver(),
                EffectPhrases.of(result.known().sideEffects()),
                events(),
                milliseconds);
    }

    private List<ClassRow> classes() {
        return new SubjectRows(subject)
                .classes(
                        name -> result.compared().stream()
                                .filter(scenario -> scenario.operation().owner().equals(name))
                                .count(),
                        name -> result.differences().stream()
                                .filter(difference ->
                                        difference.operation().owner().equals(name))
                                .count());
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

    private Map<String, Long> alike() {
        Map<String, Long> alike = written.shown().stream()
                .collect(Collectors.groupingBy(Shown::says, TreeMap::new, Collectors.counting()));
        alike.values().removeIf(count -> count < ALIKE);
        return alike;
    }

    private List<Event> events() {
        var names = new OperationNames(subject.classPath());
        var told = new Events();
        if (!result.gone().isEmpty()) {
            told.add(
                    "the newer version does not have " + result.gone().size() + " of the methods",
                    1,
                    result.gone().stream().map(names::describe).toArray(String[]::new));
        }
        alike().forEach((says, count) -> told.add(count + " of the differences are alike: " + says, 1));
        told.add("a difference did not show again and is not reported", result.unconfirmed());
        told.addLosses(result.losses());
        if (!written.compiled() && !written.shown().isEmpty()) {
            told.addUncompiled(request.older().javaHome());
        }
        return told.list();
    }
}

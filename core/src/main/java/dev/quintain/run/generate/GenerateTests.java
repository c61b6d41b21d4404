package dev.quintain.run.generate;

import dev.quintain.engine.generate.GenerateResult;
import dev.quintain.engine.generate.GenerateResult.Problem;
import dev.quintain.engine.generate.Scenario;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.Rule;
import dev.quintain.junit.TestKind;
import dev.quintain.run.OutputFolder;
import dev.quintain.run.TestFiles;
import dev.quintain.run.TestFiles.Place;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.SequencePrinter;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Operation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes the two suites: what holds now, and what should hold and does not. */
final class GenerateTests {
    private final ClassPath classPath;
    private final GenerateRequest request;
    private final Map<String, SequencePrinter> printers = new HashMap<>();

    GenerateTests(ClassPath classPath, GenerateRequest request) {
        this.classPath = classPath;
        this.request = request;
    }

    /**
     * What was written.
     *
     * @param shown the problems, in order
     * @param regressions how many regression tests there are, by the names of classes
     * @param places of the problems' tests, as far as they compile
     * @param dropped tests that do not compile
     */
    record Written(
            List<Shown> shown,
            Map<String, Long> regressions,
            Map<GeneratedTest, Place> places,
            List<GeneratedTest> dropped,
            boolean compiled) {}

    /**
     * A problem as source.
     *
     * @param home the class whose problem it is
     */
    record Shown(Problem problem, String home, GeneratedTest test, String reproducer) {}

    Written write(GenerateResult result, OutputFolder output) throws IOException {
        List<Shown> shown = result.problems().stream().map(this::show).toList();
        var places = new IdentityHashMap<GeneratedTest, Place>();
        var owners = new IdentityHashMap<GeneratedTest, String>();
        List<GeneratedTest> holding = new ArrayList<>();
        for (Scenario scenario : result.scenarios()) {
            GeneratedTest test = test(scenario);
            owners.put(test, home(scenario.sequence(), scenario.underTest()));
            holding.add(test);
        }
        try (var replacement = output.replaceTests()) {
            var regressions = files(TestKind.REGRESSION, replacement);
            Map<String, Long> count = new TreeMap<>();
            regressions.write(holding).forEach(place -> count.merge(owners.get(place.test()), 1L, Long::sum));
            var errors = files(TestKind.ERROR, replacement);
            errors.write(shown.stream().map(Shown::test).toList()).forEach(place -> places.put(place.test(), place));
            replacement.complete();
            var dropped = new ArrayList<>(regressions.dropped());
            dropped.addAll(errors.dropped());
            return new Written(shown, count, places, dropped, errors.areCompiled());
        }
    }

    private TestFiles files(TestKind kind, OutputFolder.Replacement replacement) {
        return new TestFiles(
                classPath, request.dialect(), kind, request.inputs().javaHome(), request.release(), replacement);
    }

    private GeneratedTest test(Scenario scenario) {
        Operation operation = scenario.operation();
        Operation here = operation.ownedBy(home(scenario.sequence(), scenario.underTest()));
        SequencePrinter printer = printer(here);
        Sequence tested = new Sequence(scenario.sequence().steps().subList(0, scenario.underTest() + 1));
        String ending = TestNames.ending(scenario).map(" "::concat).orElse("");
        return printer.test(
                scenario.sequence(),
                here,
                printer.title(tested, operation) + ending,
                TestNames.method(scenario, operation),
                scenario.expected());
    }

    /** The class whose test it is: where a method of the JDK is called, the one that handed the object out. */
    private String home(Sequence sequence, int underTest) {
        List<Step> steps = sequence.steps();
        Step step = steps.get(underTest);
        while (step instanceof Call call) {
            if (!classPath.isPlatform(call.operation().owner())) {
                return call.operation().owner();
            }
            if (!call.operation().hasReceiver()) {
                break;
            }
            step = steps.get(call.inputs().get(0));
        }
        return ((Call) steps.get(underTest)).operation().owner();
    }

    private Shown show(Problem problem) {
        String home = home(problem);
        Operation here = problem.operation().ownedBy(home);
        SequencePrinter printer = printer(here);
        String reproducer = printer.reproducer(problem.sequence());
        String title = printer.title(problem.sequence(), problem.operation()) + ": " + problem.says();
        GeneratedTest test = printer.test(problem.sequence(), here, title, name(problem), problem.expected());
        return new Shown(
                problem,
                home,
                problem.rule() == Rule.DOES_NOT_END ? test.within(request.testLimit()) : test,
                reproducer);
    }

    private String home(Problem problem) {
        List<Step> steps = problem.sequence().steps();
        for (int step = steps.size() - 1; step >= 0; step--) {
            if (steps.get(step) instanceof Call call && call.operation().equals(problem.operation())) {
                return home(problem.sequence(), step);
            }
        }
        return problem.operation().owner();
    }

    private static String name(Problem problem) {
        String called = problem.operation().kind() == Operation.Kind.CONSTRUCTOR
                ? "constructor"
                : problem.operation().name();
        return called + "_"
                + switch (problem.rule()) {
                    case EQUALS, HASH_CODE, COMPARE_TO, CONTRACT, OBJECT_METHOD, DOES_NOT_END ->
                        problem.says().replaceAll("[^\\w]+", "_");
                    default -> "throws_" + problem.thrown().simpleType();
                };
    }

    private SequencePrinter printer(Operation operation) {
        return printers.computeIfAbsent(operation.owner(), owner -> SequencePrinter.forTestsOf(operation, classPath));
    }
}

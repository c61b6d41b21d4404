package dev.quintain.run;

import dev.quintain.engine.crash.CrashEngine;
import dev.quintain.engine.crash.CrashResult;
import dev.quintain.engine.crash.CrashResult.OperationResult;
import dev.quintain.engine.crash.CrashResult.Problem;
import dev.quintain.finding.Frame;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.junit.JUnitWriter;
import dev.quintain.junit.TestKind;
import dev.quintain.oracle.Blame;
import dev.quintain.oracle.MethodTable;
import dev.quintain.oracle.PreconditionHelpers;
import dev.quintain.run.TestFiles.Place;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.SequencePrinter;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Subject;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the tests of a run as JUnit files. */
final class CrashTests {
    private final ClassPath classPath;
    private final CrashRequest request;
    private final OutputFolder output;
    private final Blame blame;
    private final Duration timeout;

    CrashTests(Subject subject, CrashRequest request, OutputFolder output) {
        this.classPath = subject.classPath();
        this.request = request;
        this.output = output;
        this.blame = new Blame(
                new MethodTable(classPath::find, classPath::isPlatform),
                PreconditionHelpers.known().and(request.options().helpers()));
        this.timeout = request.testLimit().multipliedBy(CrashEngine.PATIENCE);
    }

    /**
     * A problem as source.
     *
     * @param reproducer on one line
     */
    record Shown(Problem problem, GeneratedTest test, String reproducer) {}

    /**
     * What was written.
     *
     * @param shown in the order of the problems
     * @param places of the problems' tests, as far as they compile
     * @param dropped tests that do not compile
     * @param compiled whether there was a compiler to try them with
     */
    record Written(
            List<Shown> shown, Map<GeneratedTest, Place> places, List<GeneratedTest> dropped, boolean compiled) {}

    Written write(CrashResult result) throws IOException {
        List<Shown> shown = result.problems().stream().map(this::show).toList();
        var places = new IdentityHashMap<GeneratedTest, Place>();
        try (var replacement = output.replaceTests()) {
            var files = new TestFiles(
                    classPath,
                    request.dialect(),
                    TestKind.CRASH,
                    request.inputs().javaHome(),
                    replacement);
            write(result, shown, files, places);
            replacement.complete();
            return new Written(shown, places, files.dropped(), files.areCompiled());
        }
    }

    private void write(CrashResult result, List<Shown> shown, TestFiles files, Map<GeneratedTest, Place> places)
            throws IOException {
        if (request.emitAll()) {
            Map<Sequence, GeneratedTest> known = shown.stream()
                    .collect(Collectors.toMap(each -> each.problem().test(), Shown::test, (one, other) -> one));
            for (List<OperationResult> operations : byClass(result)) {
                write(operations, known, files, places);
            }
        } else {
            List<GeneratedTest> telling = shown.stream()
                    .filter(each -> !each.problem().alike())
                    .map(Shown::test)
                    .toList();
            files.write(telling).forEach(place -> places.put(place.test(), place));
        }
    }

    private static Collection<List<OperationResult>> byClass(CrashResult result) {
        return result.operations().stream()
                .collect(Collectors.groupingBy(
                        each -> each.operation().owner(), LinkedHashMap::new, Collectors.toList()))
                .values();
    }

    private Shown show(Problem problem) {
        SequencePrinter printer = printer(problem.operation());
        GeneratedTest test = printer.test(problem.test(), problem.rule(), problem.thrown());
        return new Shown(
                problem,
                demanding(
                        test,
                        problem.rule() == Rule.PASSED_ON_EXCEPTION ? List.of(problem.thrown()) : List.of(),
                        problem.rule().isByLimit()),
                printer.reproducer(problem.test()));
    }

    /**
     * @param letThrough what other methods threw
     */
    private GeneratedTest demanding(GeneratedTest test, List<Thrown> letThrough, boolean endless) {
        List<String> passedOn = letThrough.stream()
                .map(thrown -> passedOnFrom(thrown.frames()).qualifiedMethod())
                .distinct()
                .toList();
        GeneratedTest demanding = passedOn.isEmpty() ? test : test.notThrough(passedOn);
        return endless ? demanding.within(timeout) : demanding;
    }

    // Frames of the JDK are told without their lines, so that a public overload may not be known any more.
    private Frame passedOnFrom(List<Frame> frames) {
        return blame.passedOnFrom(frames).orElseGet(() -> frames.get(frames.size() - 2));
    }

    /**
     * Writes every test of one class, a file at a time: there may be more of them than fit into memory.
     *
     * @param known the tests that stand for problems
     */
    private void write(
            List<OperationResult> operations,
            Map<Sequence, GeneratedTest> known,
            TestFiles files,
            Map<GeneratedTest, Place> places)
            throws IOException {
        var problems = new HashSet<GeneratedTest>(known.values());
        var batch = new ArrayList<GeneratedTest>();
        Iterator<GeneratedTest> tests = operations.stream()
                .flatMap(operation -> everyTest(operation, known))
                .iterator();
        while (tests.hasNext()) {
            batch.add(tests.next());
            if (batch.size() == JUnitWriter.TESTS_PER_FILE || !tests.hasNext()) {
                files.write(batch).stream()
                        .filter(place -> problems.contains(place.test()))
                        .forEach(place -> places.put(place.test(), place));
                batch.clear();
            }
        }
    }

    private Stream<GeneratedTest> everyTest(OperationResult operation, Map<Sequence, GeneratedTest> known) {
        SequencePrinter printer = printer(operation.operation());
        return operation.everyTest().get().map(test -> {
            GeneratedTest problem = known.get(test);
            return problem != null ? problem : demanding(printer.test(test), operation.passedOn(), operation.endless());
        });
    }

    private SequencePrinter printer(Operation operation) {
        String own =
                operation.owner().substring(0, Math.max(0, operation.owner().lastIndexOf('.')));
        boolean home = classPath.admitsTests(operation.owner());
        return new SequencePrinter(classPath, home ? own : "quintain." + own);
    }
}

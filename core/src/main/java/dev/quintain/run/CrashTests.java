package dev.quintain.run;

import dev.quintain.engine.crash.CrashEngine;
import dev.quintain.engine.crash.CrashResult;
import dev.quintain.engine.crash.CrashResult.Problem;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.Rule;
import dev.quintain.junit.CompileCheck;
import dev.quintain.junit.CompilingWriter;
import dev.quintain.junit.JUnitWriter;
import dev.quintain.junit.TestFile;
import dev.quintain.oracle.PreconditionHelpers;
import dev.quintain.sequence.SequencePrinter;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaHome;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Subject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/** Writes the tests of a run as JUnit files, and only those that compile. */
final class CrashTests {
    private static final int TIMEOUT_FACTOR = 2;

    private final ClassPath classPath;
    private final CrashRequest request;
    private final OutputFolder output;
    private final JUnitWriter writer;

    CrashTests(Subject subject, CrashRequest request, OutputFolder output) {
        this.classPath = subject.classPath();
        this.request = request;
        this.output = output;
        List<String> helpers = PreconditionHelpers.known().and(request.options().helpers()).names().stream()
                .map(CrashTests::prefix)
                .toList();
        this.writer = new JUnitWriter(request.dialect(), "CrashTest", helpers, classPath::simpleNamesIn);
    }

    // A class stands for all its methods, and not for classes whose names begin alike.
    private static String prefix(String helper) {
        return Character.isUpperCase(helper.charAt(helper.lastIndexOf('.') + 1)) ? helper + "." : helper;
    }

    /** Where a test was written. */
    record Place(String file, String method) {}

    /**
     * What was written.
     *
     * @param tests by problem, in the order of the problems
     * @param places of the tests that were written
     * @param dropped tests that do not compile
     * @param compiled whether there was a compiler to try them with
     */
    record Written(
            List<GeneratedTest> tests,
            List<String> reproducers,
            IdentityHashMap<GeneratedTest, Place> places,
            List<GeneratedTest> dropped,
            boolean compiled) {}

    Written write(CrashEngine engine, CrashResult result) throws IOException {
        var tests = new ArrayList<GeneratedTest>();
        var reproducers = new ArrayList<String>();
        for (Problem problem : result.problems()) {
            SequencePrinter printer = printer(problem.operation());
            boolean endless = problem.rule() == Rule.DOES_NOT_END;
            tests.add(printer.test(
                    problem.test(),
                    problem.rule(),
                    problem.thrown(),
                    endless ? request.testLimit().multipliedBy(TIMEOUT_FACTOR) : null));
            reproducers.add(printer.reproducer(problem.test()));
        }
        return write(tests, reproducers, request.emitAll() ? everyTest(engine) : tests);
    }

    private List<GeneratedTest> everyTest(CrashEngine engine) {
        return engine.everyTest()
                .map(test -> printer(test.underTest()).test(test))
                .toList();
    }

    private SequencePrinter printer(Operation operation) {
        String own =
                operation.owner().substring(0, Math.max(0, operation.owner().lastIndexOf('.')));
        boolean home = classPath.admitsTests(operation.owner());
        return new SequencePrinter(classPath, home ? own : "quintain." + own);
    }

    private Written write(List<GeneratedTest> tests, List<String> reproducers, List<GeneratedTest> wanted)
            throws IOException {
        List<TestFile> files;
        List<GeneratedTest> dropped = List.of();
        Optional<CompileCheck> check = Compilers.of(JavaHome.at(request.inputs().javaHome()))
                .map(compiler -> new CompileCheck(compiler, classPath.paths()));
        if (check.isPresent()) {
            CompilingWriter.Written compiled = new CompilingWriter(writer, check.get()).write(wanted);
            files = compiled.files();
            dropped = compiled.dropped().stream()
                    .map(CompilingWriter.Dropped::test)
                    .toList();
        } else {
            files = writer.write(wanted);
        }
        output.replaceTests(files);
        var places = new IdentityHashMap<GeneratedTest, Place>();
        for (TestFile file : files) {
            String path = OutputFolder.placeOf(file);
            file.methods().forEach(method -> places.put(method.test(), new Place(path, method.name())));
        }
        return new Written(tests, reproducers, places, dropped, check.isPresent());
    }
}

package dev.quintain.run.compare;

import dev.quintain.engine.generate.Difference;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.junit.TestKind;
import dev.quintain.run.OutputFolder;
import dev.quintain.run.TestFiles;
import dev.quintain.run.TestFiles.Place;
import dev.quintain.sequence.Expected;
import dev.quintain.sequence.SequencePrinter;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Operation;
import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes tests of what the older version did and the newer one does not. */
final class CompareTests {
    private final ClassPath classPath;
    private final CompareRequest request;

    CompareTests(ClassPath classPath, CompareRequest request) {
        this.classPath = classPath;
        this.request = request;
    }

    /**
     * What was written.
     *
     * @param places of the tests, as far as they compile
     * @param compiled whether there was a compiler to try them with
     */
    record Written(List<Shown> shown, Map<GeneratedTest, Place> places, boolean compiled) {}

    /**
     * A difference as source.
     *
     * @param says how the versions differ
     */
    record Shown(Difference difference, GeneratedTest test, String reproducer, String says) {}

    Written write(List<Difference> differences, OutputFolder output) throws IOException {
        List<Shown> shown = differences.stream().map(this::show).toList();
        var places = new IdentityHashMap<GeneratedTest, Place>();
        try (var replacement = output.replaceTests()) {
            var files = new TestFiles(
                    classPath,
                    request.dialect(),
                    TestKind.DIFFERENCE,
                    request.older().javaHome(),
                    replacement);
            files.write(shown.stream().map(Shown::test).toList()).forEach(place -> places.put(place.test(), place));
            replacement.complete();
            return new Written(shown, places, files.areCompiled());
        }
    }

    private Shown show(Difference difference) {
        SequencePrinter printer = SequencePrinter.forTestsOf(difference.operation(), classPath);
        String reproducer = printer.reproducer(difference.sequence());
        String says = says(printer, difference);
        Expected was = difference.was();
        int last = difference.sequence().steps().size() - 1;
        GeneratedTest test = printer.test(
                difference.sequence(),
                difference.operation(),
                printer.title(difference.sequence(), difference.operation()) + " " + says,
                called(difference.operation()) + "_as_before",
                was == null ? Map.of() : Map.of(last, was));
        return new Shown(difference, test, reproducer, says);
    }

    private static String called(Operation operation) {
        return operation.kind() == Operation.Kind.CONSTRUCTOR ? "constructor" : operation.name();
    }

    private static String says(SequencePrinter printer, Difference difference) {
        return event(printer, difference.was(), "returned", "threw", "") + " before, "
                + event(printer, difference.is(), "returns", "throws", " something else") + " now";
    }

    private static String event(
            SequencePrinter printer, @Nullable Expected expected, String returns, String threw, String vague) {
        if (expected instanceof Expected.Throws thrown) {
            String type = thrown.type().name();
            return threw + " " + type.substring(type.lastIndexOf('.') + 1).replace('$', '.');
        }
        String value = printer.says(expected).map(" "::concat).orElse(expected == null ? "" : vague);
        return returns + value;
    }
}

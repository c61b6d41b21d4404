package dev.quintain.run.walk;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.engine.walk.Scenario;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.junit.Dialect;
import dev.quintain.junit.TestKind;
import dev.quintain.run.OutputFolder;
import dev.quintain.run.TestFiles;
import dev.quintain.sequence.SequencePrinter;
import dev.quintain.subject.ClassPath;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Writes what was confirmed as a JUnit class, so that it lives on without us. */
final class OracleTests {
    private final ClassPath classPath;
    private final WalkRequest request;

    OracleTests(ClassPath classPath, WalkRequest request) {
        this.classPath = classPath;
        this.request = request;
    }

    /**
     * What was written.
     *
     * @param files relative to the output folder
     * @param dropped how many tests could not be written so that they compile
     */
    record Written(List<String> files, int dropped) {}

    Written write(ClassFile file, List<Scenario> scenarios) throws IOException {
        String home = classPath.admitsTests(file.name()) ? file.packageName() : "quintain." + file.packageName();
        var printer = new SequencePrinter(classPath, home);
        List<GeneratedTest> tests = scenarios.stream()
                .map(each -> printer.test(each.sequence(), each.title(), each.name(), each.expected()))
                .toList();
        Path javaHome = request.inputs().javaHome();
        try (var replacement = OutputFolder.open(request.out()).replaceTests()) {
            var files = new TestFiles(classPath, Dialect.JUPITER, TestKind.WALK, javaHome, replacement);
            List<String> places = files.write(tests).stream()
                    .map(TestFiles.Place::file)
                    .distinct()
                    .toList();
            replacement.complete();
            return new Written(places, files.dropped().size());
        }
    }
}

package dev.quintain.run.hunt;

import dev.quintain.compiler.Compiled;
import dev.quintain.compiler.OwnCompiler;
import dev.quintain.junit.Dialect;
import dev.quintain.run.RuntimeClasses;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The suite under which calls are made to fail.
 *
 * @param name as readers know it
 * @param classes folders and jars of the classes under test
 * @param include a regular expression for the names of test classes
 */
record SuiteUnderTest(String name, List<Path> classes, List<Path> tests, List<Path> classPath, String include) {
    /** As builds have it. */
    private static final String USUAL = "^(.*[.$])?(Test[^.$]*|[^.$]*(Test|Tests|TestCase))$";

    private static final String OURS = "RegressionTest";

    /** The user's suite, or else the one that was generated; empty if there is neither. */
    static Optional<SuiteUnderTest> of(Camp camp, String job) {
        Quarry quarry = camp.quarry();
        List<Path> paths = quarry.subject().classPath().paths();
        List<Path> under = under(quarry);
        if (!quarry.tests().isEmpty()) {
            var behind = new ArrayList<>(quarry.testClassPath());
            behind.addAll(paths);
            String name = String.join(
                    ", ", quarry.tests().stream().map(Path::toString).toList());
            return Optional.of(new SuiteUnderTest("the tests in " + name, under, quarry.tests(), behind, USUAL));
        }
        try {
            var behind = new ArrayList<>(paths);
            behind.addAll(junit(camp.request()));
            Path tests = camp.folder(job).resolve("test-classes");
            return compile(camp, behind, tests)
                    ? Optional.of(new SuiteUnderTest(
                            "the regression tests that were generated",
                            under,
                            List.of(tests),
                            behind,
                            ".*" + OURS + "\\d*"))
                    : Optional.empty();
        } catch (IOException e) {
            throw new BadInput(
                    "cannot write to " + camp.request().out() + " (" + e.getMessage() + "); choose another --out");
        }
    }

    private static List<Path> under(Quarry quarry) {
        var wanted = new HashSet<>(quarry.classNames());
        JavaHome home = JavaHome.at(quarry.inputs().javaHome());
        return quarry.subject().classPath().paths().stream()
                .filter(path ->
                        !Collections.disjoint(ClassPath.of(List.of(path), home).classNames(), wanted))
                .toList();
    }

    private static List<Path> junit(HuntRequest request) throws IOException {
        String folder = request.dialect() == Dialect.JUNIT_4 ? "junit4" : "junit5";
        try (Stream<Path> jars = Files.list(request.tool().resolve(folder))) {
            return jars.sorted().toList();
        }
    }

    /** Every job's tests on their own: all that a job wrote compile together. */
    private static boolean compile(Camp camp, List<Path> classPath, Path to) throws IOException {
        Optional<OwnCompiler> compiler = OwnCompiler.find(OptionalInt.empty());
        if (compiler.isEmpty() || !Files.isDirectory(camp.jobs())) {
            return false;
        }
        var behind = new ArrayList<>(classPath);
        behind.add(RuntimeClasses.location());
        boolean any = false;
        try (Stream<Path> jobs = Files.list(camp.jobs())) {
            for (Path job : jobs.sorted().toList()) {
                Map<String, String> sources = sources(job.resolve("tests"));
                if (sources.isEmpty()) {
                    continue;
                }
                Compiled compiled = compiler.get().compile(sources, behind);
                for (Map.Entry<String, byte[]> each : compiled.classes().entrySet()) {
                    Path file = to.resolve(each.getKey().replace('.', '/') + ".class");
                    Files.createDirectories(file.getParent());
                    Files.write(file, each.getValue());
                    any = true;
                }
            }
        }
        return any;
    }

    private static Map<String, String> sources(Path folder) throws IOException {
        Map<String, String> sources = new HashMap<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file :
                        files.filter(each -> each.toString().contains(OURS)).toList()) {
                    sources.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
                }
            }
        }
        return sources;
    }
}

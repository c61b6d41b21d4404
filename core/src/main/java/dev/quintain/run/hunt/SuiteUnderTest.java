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
 * @param folder where it runs
 * @param jvmArguments that it is run with
 */
record SuiteUnderTest(
        String name,
        List<Path> classes,
        List<Path> tests,
        List<Path> classPath,
        String include,
        Path folder,
        List<String> jvmArguments) {
    /** As builds have it. */
    private static final String USUAL = "^(.*[.$])?(Test[^.$]*|[^.$]*(Test|Tests|TestCase))$";

    private static final String OURS = "RegressionTest";

    /** The user's suite, or else the one that was generated; empty if there is neither. */
    static Optional<SuiteUnderTest> of(HuntSetup setup, String job) {
        HuntTarget target = setup.target();
        List<Path> paths = target.subject().classPath().paths();
        List<Path> under = under(target);
        if (!target.tests().isEmpty()) {
            var behind = new ArrayList<>(target.testClassPath());
            behind.addAll(paths);
            String name = String.join(
                    ", ", target.tests().stream().map(Path::toString).toList());
            return Optional.of(new SuiteUnderTest(
                    "the tests in " + name, under, target.tests(), behind, USUAL, target.folder(), List.of()));
        }
        try {
            var behind = new ArrayList<>(paths);
            behind.addAll(junit(setup.request()));
            Path tests = setup.folder(job).resolve("test-classes");
            // What we made up must not leave anything where the user works.
            Path scratch = Files.createDirectories(setup.folder(job).resolve("scratch"))
                    .toAbsolutePath();
            return compile(setup, behind, tests)
                    ? Optional.of(new SuiteUnderTest(
                            "the regression tests that were generated",
                            under,
                            List.of(tests),
                            behind,
                            ".*" + OURS + "\\d*",
                            scratch,
                            List.of("-Duser.home=" + scratch, "-Djava.io.tmpdir=" + scratch)))
                    : Optional.empty();
        } catch (IOException e) {
            throw new BadInput(
                    "cannot write to " + setup.request().out() + " (" + e.getMessage() + "); choose another --out");
        }
    }

    private static List<Path> under(HuntTarget target) {
        var wanted = new HashSet<>(target.classNames());
        JavaHome home = JavaHome.at(target.inputs().javaHome());
        return target.subject().classPath().paths().stream()
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
    private static boolean compile(HuntSetup setup, List<Path> classPath, Path to) throws IOException {
        Optional<OwnCompiler> compiler = OwnCompiler.find(OptionalInt.empty());
        if (compiler.isEmpty() || !Files.isDirectory(setup.jobs())) {
            return false;
        }
        var behind = new ArrayList<>(classPath);
        behind.add(RuntimeClasses.location());
        boolean any = false;
        try (Stream<Path> jobs = Files.list(setup.jobs())) {
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

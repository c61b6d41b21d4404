package dev.quintain.run;

import dev.quintain.finding.Finding;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.junit.CompileCheck;
import dev.quintain.junit.CompilingWriter;
import dev.quintain.junit.Dialect;
import dev.quintain.junit.JUnitWriter;
import dev.quintain.junit.TestFile;
import dev.quintain.junit.TestKind;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaHome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes tests into the output folder, some at a time, and only those that compile. */
public final class TestFiles {
    private final ClassPath classPath;
    private final OutputFolder.Replacement output;
    private final JUnitWriter writer;
    private final Optional<CompileCheck> check;
    private final Map<String, Set<String>> written = new HashMap<>();
    private final List<GeneratedTest> dropped = new ArrayList<>();

    /**
     * @param javaHome the JDK that they will run on
     */
    public TestFiles(
            ClassPath classPath, Dialect dialect, TestKind kind, Path javaHome, OutputFolder.Replacement output) {
        this(classPath, dialect, kind, javaHome, OptionalInt.empty(), output);
    }

    /**
     * @param javaHome the JDK that they will run on
     * @param release the older release of Java that they are compiled for
     */
    public TestFiles(
            ClassPath classPath,
            Dialect dialect,
            TestKind kind,
            Path javaHome,
            OptionalInt release,
            OutputFolder.Replacement output) {
        this.classPath = classPath;
        this.output = output;
        this.writer = new JUnitWriter(dialect, kind, this::taken);
        this.check = Compilers.of(JavaHome.at(javaHome), release)
                .map(compiler -> new CompileCheck(compiler, compilePath(classPath)));
    }

    /** With what contracts of the user's implement: who compiled them had it, but need not have given it to us. */
    private static List<Path> compilePath(ClassPath classPath) {
        var paths = new ArrayList<>(classPath.paths());
        paths.add(RuntimeClasses.location());
        return paths;
    }

    private Set<String> taken(String packageName) {
        var taken = new HashSet<>(classPath.simpleNamesIn(packageName));
        taken.addAll(written.getOrDefault(packageName, Set.of()));
        return taken;
    }

    /**
     * Where a test was written.
     *
     * @param file relative to the output folder
     */
    public record Place(GeneratedTest test, String file, String method) {
        /** A finding with the place of its test, if that was written. */
        public static Problem problem(Finding finding, @Nullable Place place) {
            return new Problem(
                    finding, place == null ? null : place.file(), place == null ? null : place.method(), null);
        }
    }

    /** Writes tests to files of their own; returns where they are. */
    public List<Place> write(List<GeneratedTest> tests) throws IOException {
        var places = new ArrayList<Place>();
        for (TestFile file : compiling(tests)) {
            String path = output.add(file);
            written.computeIfAbsent(file.packageName(), name -> new HashSet<>()).add(file.className());
            file.methods().forEach(method -> places.add(new Place(method.test(), path, method.name())));
        }
        return places;
    }

    private List<TestFile> compiling(List<GeneratedTest> tests) {
        if (check.isEmpty()) {
            return writer.write(tests);
        }
        CompilingWriter.Written compiled = new CompilingWriter(writer, check.get()).write(tests);
        dropped.addAll(compiled.dropped());
        return compiled.files();
    }

    /** Whether there is a compiler to try them with. */
    public boolean areCompiled() {
        return check.isPresent();
    }

    /** The tests that did not compile. */
    public List<GeneratedTest> dropped() {
        return List.copyOf(dropped);
    }
}

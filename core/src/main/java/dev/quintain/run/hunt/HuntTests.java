package dev.quintain.run.hunt;

import dev.quintain.finding.GeneratedTest;
import dev.quintain.junit.TestKind;
import dev.quintain.run.OutputFolder;
import dev.quintain.run.TestFiles;
import dev.quintain.run.TestFiles.Place;
import dev.quintain.worker.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** Puts the tests of a hunt in one place when it is over: one for each fault, and the regression tests. */
final class HuntTests {
    private final HuntSetup setup;

    HuntTests(HuntSetup setup) {
        this.setup = setup;
    }

    /** Writes them; returns where those of the faults are. */
    Map<GeneratedTest, Place> write(List<EngineFinding> leads) throws IOException {
        var places = new IdentityHashMap<GeneratedTest, Place>();
        Path out = setup.request().out();
        try (var replacement = OutputFolder.open(out).replaceTests()) {
            write(tests(leads, "crash"), TestKind.CRASH, replacement, places);
            write(tests(leads, "generate"), TestKind.ERROR, replacement, places);
            replacement.complete();
        }
        if (Files.isDirectory(setup.jobs())) {
            copy(new TestCopies(out.resolve("tests"), setup.target().subject().classPath()::simpleNamesIn));
            keep("sites.txt");
            keep("tests.log");
        }
        return places;
    }

    /** Removes what jobs left. */
    void cleanUp() throws IOException {
        FileTree.delete(setup.jobs());
    }

    private void write(
            List<GeneratedTest> tests,
            TestKind kind,
            OutputFolder.Replacement replacement,
            Map<GeneratedTest, Place> places)
            throws IOException {
        HuntRequest request = setup.request();
        new TestFiles(setup.target().subject().classPath(), request.dialect(), kind, request.javaHome(), replacement)
                .write(tests)
                .forEach(place -> places.put(place.test(), place));
    }

    private static List<GeneratedTest> tests(List<EngineFinding> leads, String engine) {
        return leads.stream()
                .filter(lead -> lead.engine().equals(engine))
                .map(lead -> lead.problem().finding().test())
                .filter(Objects::nonNull)
                .toList();
    }

    /** Earlier rounds come first, so that names which are told elsewhere are theirs. */
    private void copy(TestCopies copies) throws IOException {
        try (Stream<Path> jobs = Files.list(setup.jobs())) {
            for (Path job : jobs.sorted().toList()) {
                copies.add(job.resolve("tests"));
            }
        }
    }

    private void keep(String name) throws IOException {
        Path file = setup.folder("inject").resolve(name);
        if (Files.exists(file)) {
            Files.copy(file, setup.request().out().resolve("inject-" + name), StandardCopyOption.REPLACE_EXISTING);
        }
    }
}

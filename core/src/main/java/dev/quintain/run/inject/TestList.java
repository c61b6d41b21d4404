package dev.quintain.run.inject;

import dev.quintain.engine.inject.TestCase;
import dev.quintain.runtime.inject.TestRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The file {@code tests.txt}: every test as it ran at first, without any injection. */
record TestList(List<TestCase> tests) {
    private static final String HEADING = String.join("\t", "test", "status", "milliseconds", "failure");

    void write(Path folder) throws IOException {
        var lines = new ArrayList<String>();
        lines.add(HEADING);
        tests.forEach(test -> lines.add(line(test.first())));
        Files.write(folder.resolve("tests.txt"), lines);
    }

    private static String line(TestRun run) {
        String failure = run.failure() == null
                ? ""
                : run.failure().type() + ": " + run.failure().message().replaceAll("\\s+", " ");
        return String.join(
                "\t",
                run.name(),
                run.status().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                String.valueOf(run.nanos() / 1_000_000),
                failure);
    }
}

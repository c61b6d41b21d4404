package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.Golden;
import dev.quintain.verification.emitted.EmittedTests;
import dev.quintain.verification.emitted.EmittedTests.Junit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How generated suites read. */
class GoldenSuitesTest {
    private static final Path CLASSES = Path.of("..", "examples", "target", "classes");

    @TempDir
    Path folder;

    private Generated generate(String... options) {
        return Generated.of(
                folder.resolve("out"),
                CLASSES,
                Stream.concat(
                                Stream.of(options),
                                Stream.of(
                                        "dev.quintain.examples.shop.DateRange",
                                        "dev.quintain.examples.shop.Fraction",
                                        "dev.quintain.examples.walk.BoundedStack"))
                        .toArray(String[]::new));
    }

    @Test
    void suites_read_as_stored() throws IOException {
        Generated generated = generate("--sequences", "3000");

        var text = new StringBuilder();
        new TreeMap<>(generated.sources())
                .forEach((path, source) ->
                        text.append("// ").append(path).append('\n').append(source));
        Golden.assertMatches("suites.txt", text.toString());
    }

    @Test
    void suites_for_junit_4_are_complete_and_hold() throws Exception {
        Generated generated = generate("--sequences", "1000", "--junit", "4");

        Set<String> events = generated.events();
        assertFalse(events.contains("a test does not compile and was not written"), events::toString);
        Set<String> tests = generated.tests("RegressionTest");
        assertTrue(tests.size() > 10, tests::toString);
        var compiled = EmittedTests.compile(
                folder.resolve("out").resolve("tests"), List.of(CLASSES), Junit.JUNIT_4, folder.resolve("tests"));
        assertEquals(Set.of("passed"), Set.copyOf(compiled.runTogether(tests).values()));
    }
}

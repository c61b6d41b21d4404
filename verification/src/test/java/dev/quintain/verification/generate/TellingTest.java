package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Regression tests assert what a call did, and not whatever can be asked. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TellingTest {
    private static final Path ZOO = Path.of("target", "classes");

    private Generated generated;

    @BeforeAll
    void generate(@TempDir Path folder) {
        generated = Generated.of(folder, ZOO, "--sequences", "3000", "zoo.looks.*");
    }

    @Test
    void what_a_call_changed_is_asserted_and_nothing_else() {
        assertEquals(List.of("assertTrue(settings.isWrapped());"), assertions("Settings", "withWrapped"));
    }

    @Test
    void what_a_call_is_named_for_is_asserted() {
        assertEquals(List.of("assertEquals(\"abc\", settings.getTitle());"), assertions("Settings", "withTitle"));
    }

    @Test
    void what_happened_to_an_argument_of_an_earlier_call_is_asserted() {
        assertEquals(List.of("assertEquals(\"-----\", stringBuilder.toString());"), assertions("Printer", "rule"));
    }

    @Test
    void an_observer_that_throws_keeps_nobody_from_asking_the_others() {
        assertEquals(List.of("assertEquals(1, touchy.getCount());"), assertions("Touchy", "add"));
    }

    private List<String> assertions(String type, String test) {
        String source = generated.sources().get("zoo/looks/" + type + "RegressionTest.java");
        Matcher body = Pattern.compile("void " + test + "\\(\\).*?\\{(.*?)\n    }", Pattern.DOTALL)
                .matcher(source);
        assertTrue(body.find(), source);
        return body.group(1)
                .lines()
                .map(String::strip)
                .filter(line -> line.startsWith("assert"))
                .toList();
    }
}

package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Regression tests hold wherever they are run, and whatever ran before them. */
class FlickeringTest {
    private static final Path ZOO = Path.of("target", "classes");

    private static final Pattern ASSERTED = Pattern.compile("assert(?!NotNull|Throws)\\w+\\(.*?\\.(\\w+)\\(.*\\);");

    private static final Pattern ANY_THREAD = Pattern.compile("assert\\w+\\(.*\\.find\\(");

    @TempDir
    Path folder;

    @Test
    void threads_processors_and_memory_are_never_asserted() throws Exception {
        Generated generated = generate("zoo.flickers.CountsThreads");

        assertEquals(Set.of("always"), asserted(generated));
        assertTrue(
                generated.sources().values().stream()
                        .noneMatch(source -> ANY_THREAD.matcher(source).find()),
                "tests: " + generated.sources());
        generated.assertRegressionTestsPass(folder.resolve("tests"));
    }

    @Test
    void what_lambdas_are_called_is_never_asserted() throws Exception {
        Generated generated = generate("zoo.flickers.LooksAtLambdas");

        assertEquals(Set.of("alwaysOne"), asserted(generated));
        generated.assertRegressionTestsPass(folder.resolve("tests"));
    }

    @Test
    void the_order_of_identity_hash_codes_is_never_asserted() throws Exception {
        Generated generated = generate("zoo.flickers.MixesUp");

        assertEquals(Set.of("alwaysTheSame", "alwaysTwo"), asserted(generated));
        generated.assertRegressionTestsPass(folder.resolve("tests"));
    }

    @Test
    void what_is_drawn_by_chance_is_called_and_not_asserted() throws Exception {
        Generated generated = generate("zoo.flickers.ThrowsDice");

        assertEquals(Set.of("sides"), asserted(generated));
        String suite = String.join("\n", generated.sources().values());
        assertTrue(suite.contains(".roll();"), suite);
        assertTrue(suite.contains("assertNotNull(throwsDice.name());"), suite);
        generated.assertRegressionTestsPass(folder.resolve("tests"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ListsItsFolder", "RemembersTheTimeZone"})
    void what_depends_on_the_start_of_a_jvm_is_never_asserted(String subject) throws Exception {
        Generated generated = generate("zoo.flickers." + subject);

        assertEquals(Set.of("always"), asserted(generated));
        generated.assertRegressionTestsPass(folder.resolve("tests"));
    }

    @Test
    void a_test_that_meets_what_others_leave_with_their_thread_is_dropped() throws Exception {
        Generated generated = generate("zoo.flickers.RemembersItsThread");

        List<String> entering = generated.tests("RegressionTest").stream()
                .filter(test -> test.contains("#enter"))
                .toList();
        assertTrue(entering.size() <= 1, "tests: " + entering);
        assertTrue(asserted(generated).contains("alwaysOpen"), "tests: " + generated.sources());
        generated.assertRegressionTestsPass(folder.resolve("tests"));
    }

    private Generated generate(String subject) {
        return Generated.of(folder.resolve("out"), ZOO, "--sequences", "500", subject);
    }

    /** The methods whose results are asserted. */
    private static Set<String> asserted(Generated generated) {
        return generated.sources().values().stream()
                .flatMap(source -> ASSERTED.matcher(source).results())
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}

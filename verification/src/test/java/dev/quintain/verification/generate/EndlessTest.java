package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A call that does not end is reported, and the test that shows it comes to an end. */
class EndlessTest {
    @TempDir
    Path folder;

    @Test
    void the_test_of_an_endless_call_fails_in_time() throws Exception {
        assertShown("zoo.finds", "LoopsForever", "0.1");
    }

    @Test
    void the_test_of_a_repeated_call_ends_with_the_one_that_does_not_end() throws Exception {
        assertShown("zoo.passes", "WaitsWhenEmpty", "1");
    }

    @Test
    void what_ends_in_the_end_is_not_reported() {
        Generated generated = Generated.of(
                folder.resolve("out"), Path.of("target", "classes"), "--sequences", "300", "zoo.passes.TakesAWhile");

        assertEquals(Set.of(), generated.findings());
        assertEquals(0, generated.run().exitCode(), generated.run().err());
    }

    private void assertShown(String zoo, String endless, String repetition) throws Exception {
        Generated generated = Generated.of(
                folder.resolve("out"),
                Path.of("target", "classes"),
                "--sequences",
                "300",
                "--repetition",
                repetition,
                "--test-limit",
                "2s",
                zoo + "." + endless);

        assertEquals(Set.of("DOES_NOT_END " + endless), generated.findings());
        Set<String> tests = generated.tests("ErrorTest");
        Map<String, String> ended = generated.compile(folder.resolve("tests")).runTogether(tests);
        assertEquals(tests, ended.keySet());
        ended.forEach((test, how) -> assertEquals("java.util.concurrent.TimeoutException", how, test));
    }
}

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
        Generated generated = Generated.of(
                folder.resolve("out"),
                Path.of("target", "classes"),
                "--sequences",
                "300",
                "--test-limit",
                "2s",
                "zoo.finds.LoopsForever");

        assertEquals(Set.of("DOES_NOT_END LoopsForever"), generated.findings());
        Set<String> tests = generated.tests("ErrorTest");
        Map<String, String> ended = generated.compile(folder.resolve("tests")).runTogether(tests);
        assertEquals(tests, ended.keySet());
        ended.forEach((test, how) -> assertEquals("java.util.concurrent.TimeoutException", how, test));
    }
}

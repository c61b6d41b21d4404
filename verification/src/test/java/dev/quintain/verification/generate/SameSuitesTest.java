package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The same seed and the same number of calls give the same suites, whoever does which part. The libraries print what has
 * an identity hash code, use up the stack, draw salts, and have more than one part.
 */
class SameSuitesTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "commons-csv-1.10.0.jar, org.apache.commons.csv.*, 8000",
        "commons-codec-1.16.0.jar, org.apache.commons.codec.digest.*, 4000"
    })
    void one_worker_and_two_come_to_the_same(String jar, String classes, String calls) {
        Path library = Path.of("target", "subjects", jar);

        Map<String, String> one = suites("one", library, classes, calls, "1");

        assertTrue(one.size() > 4, one.keySet()::toString);
        assertEquals(one, suites("two", library, classes, calls, "2"));
    }

    @Test
    @Tag("slow")
    void two_runs_come_to_the_same() {
        Path library = Path.of("target", "subjects", "commons-csv-1.10.0.jar");

        assertEquals(
                suites("one", library, "org.apache.commons.csv.*", "8000", "1"),
                suites("again", library, "org.apache.commons.csv.*", "8000", "1"));
    }

    private Map<String, String> suites(String name, Path library, String classes, String calls, String workers) {
        return Generated.of(
                        folder.resolve(name), library, "--calls", calls, "--seed", "1", "--workers", workers, classes)
                .sources();
    }
}

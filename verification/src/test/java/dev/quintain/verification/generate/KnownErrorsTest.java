package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Errors of real libraries that were known before (figure 7 and what is told of it) are found. */
@Tag("slow")
class KnownErrorsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "commons-collections-3.2.1.jar, EQUALS, org.apache.commons.collections.collection.*",
        "commons-math-1.1.jar, OBJECT_METHOD, org.apache.commons.math.linear.BigMatrixImpl",
        "commons-codec-1.16.0.jar, NULL_POINTER, org.apache.commons.codec.digest.HmacUtils"
    })
    void are_found(String jar, String rule, String classes) {
        Generated generated = Generated.of(
                folder.resolve("out"), Path.of("target", "subjects", jar), "--sequences", "60000", classes);

        assertTrue(
                generated.findings().stream().anyMatch(finding -> finding.startsWith(rule + " ")),
                generated.findings()::toString);
    }
}

package dev.quintain.verification.generate;

import dev.quintain.verification.Golden;
import java.io.IOException;
import java.nio.file.Path;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How generated suites read. */
class GoldenSuitesTest {
    @TempDir
    Path folder;

    @Test
    void suites_read_as_stored() throws IOException {
        Generated generated = Generated.of(
                folder.resolve("out"),
                Path.of("..", "examples", "target", "classes"),
                "--sequences",
                "3000",
                "dev.quintain.examples.shop.DateRange",
                "dev.quintain.examples.shop.Fraction",
                "dev.quintain.examples.walk.BoundedStack");

        var text = new StringBuilder();
        new TreeMap<>(generated.sources())
                .forEach((path, source) ->
                        text.append("// ").append(path).append('\n').append(source));
        Golden.assertMatches("suites.txt", text.toString());
    }
}

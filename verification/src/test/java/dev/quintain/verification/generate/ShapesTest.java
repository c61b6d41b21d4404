package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a class looks like, the tests written for it compile and pass. */
class ShapesTest {
    private static final Path ZOO = Path.of("target", "classes");

    @TempDir
    Path folder;

    @Test
    void tests_of_odd_classes_compile_and_pass() throws Exception {
        assertAllIsWell("--sequences", "6000", "zoo.shapes..*");
    }

    @Test
    void so_do_those_of_what_only_their_package_sees() throws Exception {
        assertAllIsWell("--sequences", "6000", "--package-private", "zoo.shapes..*");
    }

    @Test
    void so_do_those_of_a_class_of_the_jdk() throws Exception {
        assertAllIsWell("--sequences", "2000", "java.util.BitSet");
    }

    private void assertAllIsWell(String... arguments) throws Exception {
        Generated generated = Generated.of(folder.resolve("out"), ZOO, arguments);

        assertTrue(generated.run().exitCode() < 2, generated.run().err());
        assertEquals(Set.of(), dropped(generated));
        assertTrue(
                generated.tests("RegressionTest").size() > 10, generated.run().out());
        generated.assertRegressionTestsPass(folder.resolve("tests"));
    }

    private static Set<String> dropped(Generated generated) {
        var dropped = new TreeSet<>(generated.events());
        dropped.retainAll(List.of("a test does not compile and was not written"));
        return dropped;
    }
}

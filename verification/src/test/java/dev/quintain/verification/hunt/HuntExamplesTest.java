package dev.quintain.verification.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The first command of the README. */
@Tag("slow")
class HuntExamplesTest {
    @TempDir
    Path folder;

    @Test
    void every_engine_has_something_to_show_of_the_examples() {
        Hunted run = Hunted.hunt(folder, "../examples");

        assertEquals(Set.of("crash", "generate", "inject", "interleave"), run.finders(), run.out());
        assertTrue(run.stream("classes").anyMatch(each -> each.path("states").size() > 1), run.out());
        assertTrue(run.summary().path("complete").asBoolean(), run.out());
    }
}

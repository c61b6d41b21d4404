package dev.quintain.verification.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who keeps their state in other objects is told how to have it seen. */
class DeepChangesTest {
    private static final String NOTE = "Note: put() changed objects deeper than --state-depth 1 looks";

    @TempDir
    Path folder;

    private Walked walk(String className, String depth) {
        return Walked.walk(
                "--strategy",
                "algebra",
                "--state-depth",
                depth,
                "--out",
                folder.toString(),
                "-cp",
                Books.CLASSES + java.io.File.pathSeparator + "target/classes",
                className);
    }

    @Test
    void a_method_that_seems_to_change_nothing_is_told() {
        Walked walked = walk("zoo.walk.Shelf", "1");

        assertTrue(walked.out().contains(NOTE), walked.out());
        assertEquals(3, walked.normal());
    }

    @Test
    void a_deeper_look_sees_it() {
        Walked walked = walk("zoo.walk.Shelf", "2");

        assertFalse(walked.out().contains("--state-depth"), walked.out());
        assertTrue(walked.out().replace("\r", "").contains("""
                        target.put(Object Object#0);
                        target.put(Object Object#1);
                        target.size();
                        ==> 2
                        """), walked.out());
    }

    @Test
    void nothing_is_said_of_classes_that_hold_their_state_themselves() {
        assertFalse(walk(Books.of("BoundedVector"), "1").out().contains("--state-depth"));
    }
}

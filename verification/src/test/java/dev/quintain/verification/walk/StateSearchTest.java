package dev.quintain.verification.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** States are found by the shortest way, however long that is. */
class StateSearchTest {
    private static final String LIBRARIES = String.join(
            File.pathSeparator, "target/subjects/commons-collections-3.2.1.jar", "target/subjects/nanoxml-2.2.3.jar");

    @TempDir
    Path folder;

    private Walked search(String... arguments) {
        var all = new ArrayList<>(List.of("--strategy", "states", "--depth", "0", "--out", folder.toString()));
        all.addAll(List.of("-cp", String.join(File.pathSeparator, Books.CLASSES, "target/classes", LIBRARIES)));
        all.addAll(List.of(arguments));
        return Walked.walk(all.toArray(String[]::new));
    }

    @Test
    void fifty_calls_away() {
        Walked walked = search("zoo.walk.Meter");

        assertTrue(walked.states().contains("Full&HalfFull&NearlyFull&Round&Started"), walked.out());
        assertEquals(
                "Full&HalfFull&NearlyFull&Overflowed&Round&Started",
                walked.states().get(walked.states().size() - 1));
        assertFalse(walked.out().contains("never reached"), walked.out());
        assertFalse(walked.out().contains("there may be more states"), walked.out());
    }

    @Test
    void a_full_stack() {
        Walked walked = search(Books.of("BoundedStack"));

        assertEquals(List.of("Empty", "Default", "Full"), walked.states());
    }

    @Test
    void two_predicates_that_say_the_same_are_said_once() {
        Walked walked = search("org.apache.commons.collections.ArrayStack");

        assertEquals(List.of("Empty", "Default"), walked.states());
    }

    /** It holds buffers of thousands of bytes, which make every look at it costly. */
    @Test
    void a_reader_with_large_buffers() {
        Walked walked = search("net.n3.nanoxml.StdXMLReader");

        assertEquals(List.of("Default"), walked.states());
        assertTrue(walked.out().contains("there may be more states"), walked.out());
    }

    @Test
    void an_element_takes_elements_of_its_own_class() {
        Walked walked = search("net.n3.nanoxml.XMLElement");

        assertEquals(List.of("Leaf", "Children"), walked.states());
    }

    @Test
    void no_farther_than_asked_for() {
        Walked walked = search("--probe-depth", "10", "zoo.walk.Meter");

        assertEquals(List.of("Empty&Round", "Odd&Started", "Started", "Round&Started"), walked.states());
        assertTrue(walked.out().contains("never reached: isFull() was never true"), walked.out());
        assertTrue(walked.out().contains("there may be more states"), walked.out());
    }
}

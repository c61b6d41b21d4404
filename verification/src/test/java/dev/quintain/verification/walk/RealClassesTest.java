package dev.quintain.verification.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes of the JDK and of libraries, as they come from their makers. */
class RealClassesTest {
    private static final String LIBRARIES = String.join(
            File.pathSeparator,
            "target/subjects/commons-collections-3.2.1.jar",
            "target/subjects/nanoxml-2.2.3.jar",
            "target/classes");

    @TempDir
    Path folder;

    private Walked walk(String... arguments) {
        var all = new ArrayList<>(List.of("--out", folder.toString(), "-cp", LIBRARIES));
        all.addAll(List.of(arguments));
        return Walked.walk(all.toArray(String[]::new));
    }

    @ParameterizedTest
    @CsvSource({
        "java.io.StringReader, 3",
        "java.lang.Character, 1",
        "java.lang.Integer, 1",
        "java.lang.Object, 3",
        "java.lang.String, 1",
        "java.lang.StringBuilder, 1",
        "java.util.ArrayDeque, 1",
        "java.util.BitSet, 1",
        "java.util.Optional, 2",
        "net.n3.nanoxml.StdXMLReader, 2",
        "net.n3.nanoxml.XMLElement, 1",
        "org.apache.commons.collections.ArrayStack, 1",
        "org.apache.commons.collections.BoundedFifoBuffer, 2",
        "org.apache.commons.collections.buffer.BoundedFifoBuffer, 2",
        "org.apache.commons.collections.map.LRUMap, 1"
    })
    void are_walked_without_a_hitch(String className, String depth) {
        Walked walked = walk("--depth", depth, className);

        assertEquals(Walked.RIGHT, walked.exitCode(), walked.err());
        assertTrue(walked.normal() > 0, walked.out());
        assertFalse(walked.out().contains("cannot be made"), walked.out());
        assertFalse(walked.out().contains("cannot be linked"), walked.out());
        assertFalse(walked.out().contains("but did not before"), walked.out());
        assertFalse(walked.out().contains("Ended early"), walked.out());
        assertEquals(walked.planned(), walked.executed() + walked.discarded(), walked.out());
    }

    /** With up to a million sequences each, which takes minutes; what there is no time for is told. */
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.lang.Character",
                "java.lang.Integer",
                "java.lang.String",
                "java.lang.StringBuilder",
                "java.util.ArrayDeque",
                "java.util.BitSet",
                "java.util.Optional",
                "net.n3.nanoxml.StdXMLReader",
                "net.n3.nanoxml.XMLElement",
                "org.apache.commons.collections.ArrayStack",
                "org.apache.commons.collections.buffer.BoundedFifoBuffer",
                "org.apache.commons.collections.map.LRUMap"
            })
    void are_walked_from_all_states_to_depth_3(String className) {
        Walked walked = walk("--strategy", "states", "--depth", "3", "--time", "20s", className);

        assertEquals(Walked.RIGHT, walked.exitCode(), walked.err());
        assertTrue(walked.executed() > 1000, walked.out());
        assertFalse(walked.out().contains("cannot be made"), className);
        assertFalse(walked.out().contains("cannot be linked"), className);
        assertFalse(walked.out().contains("but did not before"), className);
    }

    @ParameterizedTest
    @ValueSource(strings = {"java.lang.String", "java.util.ArrayDeque", "net.n3.nanoxml.XMLElement"})
    void large_ones_say_how_much_there_is_and_end_when_the_time_is_up(String className) {
        Walked walked = walk("--depth", "5", "--time", "1s", className);

        assertEquals(Walked.RIGHT, walked.exitCode(), walked.err());
        assertTrue(walked.out().contains("Ended early: not all sequences were tried"), className);
        assertTrue(walked.out().indexOf(" sequences at most") < walked.out().indexOf("Exploring"), className);
        assertTrue(walked.executed() > 0 && walked.executed() < walked.planned(), className);
    }

    @Test
    void an_inspection_shows_what_there_is_to_call() {
        Walked walked = walk("--inspect", "net.n3.nanoxml.XMLElement");

        assertEquals(Walked.RIGHT, walked.exitCode(), walked.err());
        assertTrue(walked.out().contains("  new XMLElement(String, String)"), walked.out());
        assertTrue(walked.out().contains("  String XMLElement.getAttribute(String, String)"), walked.out());
        assertTrue(walked.out().contains("  hasChildren"), walked.out());
        assertTrue(walked.out().contains("  IXMLElement: XMLElement#0, XMLElement#1, ..."), walked.out());
        assertFalse(Files.exists(folder.resolve("report.html")));
    }

    @Test
    void a_generator_of_the_users_comes_first() {
        Walked walked = walk("--generator", "zoo.walk.Documents", "--depth", "1", "net.n3.nanoxml.StdXMLReader");

        assertEquals(Walked.RIGHT, walked.exitCode(), walked.err());
        for (String source : List.of("Reader", "InputStream")) {
            assertTrue(walked.out().replace("\r", "").contains("""
                            StdXMLReader target = new StdXMLReader(%1$s %1$s#0);
                            target.read();
                            ==> '<'
                            """.formatted(source)), walked.out());
        }
    }
}

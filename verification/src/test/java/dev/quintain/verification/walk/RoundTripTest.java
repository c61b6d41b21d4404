package dev.quintain.verification.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.emitted.EmittedTests;
import dev.quintain.verification.emitted.EmittedTests.Junit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was confirmed lives on as tests: they compile, pass on the class as it is, and fail on one with a fault. */
class RoundTripTest {
    private static final Pattern METHOD = Pattern.compile("@Test\\s+void (\\w+)\\(");
    private static final Path COLLECTIONS = Path.of("target/subjects/commons-collections-3.2.1.jar");

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"ReservableBook", "BoundedStack"})
    void tests_of_states(String className) throws Exception {
        EmittedTests tests = confirm(Path.of(Books.CLASSES), Books.of(className), "states", 3);
        List<String> names = names();

        assertEquals(Map.of(), failures(tests, names));
        for (Mutant mutant : mutants(className)) {
            Path classes = Path.of(mutant.compileInto(folder.resolve(mutant.name())));
            assertFalse(failures(tests.against(List.of(classes)), names).isEmpty(), mutant + ": tests that fail");
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"LibraryBook", "BoundedVector"})
    void tests_of_states_of_their_twins(String className) throws Exception {
        tests_of_states(className);
    }

    private static List<Mutant> mutants(String className) {
        return SeededFaultsTest.mutants()
                .filter(mutant -> mutant.className().equals(className))
                .limit(3)
                .toList();
    }

    @Test
    void what_is_in_arrays_and_collections_is_asserted() throws Exception {
        EmittedTests tests = confirm(Path.of("target/classes"), "zoo.walk.Album", "algebra", 2);

        assertEquals(Map.of(), failures(tests, names()));
        String source = Files.readString(folder.resolve("out/tests/zoo/walk/AlbumWalkTest.java"));
        for (String assertion : List.of(
                "assertArrayEquals(new int[] {0, 1}, album.years());",
                "assertArrayEquals(new Object[] {object}, album.toArray());",
                "assertEquals(Arrays.asList(object), album.pictures());",
                "assertEquals(1, album.unordered().size());",
                "assertEquals(\"[0, 1]\", String.valueOf(album.numbers()));",
                "assertEquals(\"1 picture\", String.valueOf(album.caption()));",
                "assertEquals(\"OPEN\", album.state().name());",
                "assertTrue(album.cover().isPresent());")) {
            assertTrue(source.contains(assertion), assertion + " in " + source);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"java.util.ArrayDeque", "org.apache.commons.collections.ArrayStack"})
    void tests_of_algebra(String className) throws Exception {
        EmittedTests tests = confirm(COLLECTIONS, className, "algebra", 2);

        assertEquals(Map.of(), failures(tests, names()));
    }

    @Test
    void looks_that_go_together_have_arguments_of_their_own() throws Exception {
        EmittedTests tests = confirm(Path.of("target/classes"), "zoo.walk.Echo", "algebra", 1);

        assertEquals(Map.of(), failures(tests, names()));
    }

    private EmittedTests confirm(Path classes, String className, String strategy, int depth) throws IOException {
        Walked walked = Walked.walk(
                "--validate",
                "--accept-all",
                "--quiet",
                "--strategy",
                strategy,
                "--depth",
                String.valueOf(depth),
                "--oracle",
                folder.resolve("oracles").toString(),
                "--out",
                folder.resolve("out").toString(),
                "-cp",
                classes.toString(),
                className);
        assertEquals(Walked.RIGHT, walked.exitCode(), walked.out() + walked.err());
        return EmittedTests.compile(
                folder.resolve("out/tests"), List.of(classes), Junit.JUPITER, folder.resolve("compiled"));
    }

    /** The tests that were written, as {@code Class#method}. */
    private List<String> names() throws IOException {
        var names = new ArrayList<String>();
        Path tests = folder.resolve("out/tests");
        try (Stream<Path> files = Files.walk(tests)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                String type = tests.relativize(file)
                        .toString()
                        .replaceAll("[/\\\\]", ".")
                        .replaceAll("\\.java$", "");
                Matcher method = METHOD.matcher(Files.readString(file));
                method.results().forEach(found -> names.add(type + "#" + found.group(1)));
            }
        }
        assertFalse(names.isEmpty(), "tests that were written");
        return names;
    }

    private static Map<String, String> failures(EmittedTests tests, List<String> names) throws Exception {
        Map<String, String> ended = new TreeMap<>(tests.runTogether(names));
        assertEquals(names.size(), ended.size());
        ended.values().removeIf("passed"::equals);
        return ended;
    }
}

package dev.quintain.verification.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Section 3.4.4 of the paper: when the code changes, only what is new or different is asked. */
class EvolutionTest {
    @TempDir
    Path folder;

    private Path oracles;

    @BeforeEach
    void train() {
        oracles = folder.resolve("oracles");
        validate(Books.CLASSES, "--accept-all");
    }

    private Walked validate(String classes, String... more) {
        var arguments = new ArrayList<>(
                List.of("--validate", "--strategy", "algebra", "--oracle", oracles.toString(), "-cp", classes));
        arguments.addAll(List.of(more));
        arguments.add(Books.of("LibraryBook"));
        return Walked.walk(arguments.toArray(String[]::new));
    }

    private List<String> lines() throws IOException {
        return Files.readAllLines(oracles.resolve(Books.of("LibraryBook") + ".oracle"));
    }

    @Test
    void the_same_code_is_not_asked_about_and_the_file_stays_as_it_is() throws IOException {
        List<String> before = lines();

        Walked walked = validate(Books.CLASSES);

        assertEquals(Walked.RIGHT, walked.exitCode(), walked.out());
        assertEquals(before, lines());
    }

    @Test
    void a_method_that_was_added_is_all_that_is_asked_about() throws IOException {
        List<String> before = lines();
        String evolved = Mutant.of(
                        "LibraryBook",
                        "a new method",
                        "public boolean isOnLoan() {",
                        "public int renewals() {\n        return 0;\n    }\n\n    public boolean isOnLoan() {")
                .compileInto(folder);

        Walked walked = validate(evolved, "--accept-all");

        List<String> after = lines();
        List<String> added = new ArrayList<>(after);
        added.removeAll(before);
        assertEquals(walked.manual(), added.size());
        assertTrue(added.stream().allMatch(line -> line.contains("renewals()")), added::toString);
        assertTrue(after.containsAll(before));
    }

    @Test
    void a_result_that_changed_replaces_its_line() throws IOException {
        List<String> before = lines();
        String evolved = Mutant.of(
                        "LibraryBook", "another exception", "IllegalStateException", "UnsupportedOperationException")
                .compileInto(folder);

        Walked walked = validate(evolved, "--accept-all");

        List<String> gone = new ArrayList<>(before);
        gone.removeAll(lines());
        List<String> added = new ArrayList<>(lines());
        added.removeAll(before);
        assertEquals(walked.manual(), added.size());
        assertEquals(added.size(), gone.size());
        assertTrue(
                gone.stream().allMatch(line -> line.endsWith("IllegalStateException#0 *exception*")), gone::toString);
        assertTrue(
                added.stream().allMatch(line -> line.endsWith("UnsupportedOperationException#0 *exception*")),
                added::toString);
    }

    @Test
    void a_line_that_was_deleted_is_asked_about_again() throws IOException {
        Path file = oracles.resolve(Books.of("LibraryBook") + ".oracle");
        List<String> all = lines();
        List<String> fewer = new ArrayList<>(all);
        fewer.removeIf(line -> line.startsWith("new(); isOnLoan() "));
        Files.write(file, fewer);

        Walked asked = validate(Books.CLASSES);
        Walked answered = validate(Books.CLASSES, "--accept-all");

        assertEquals(1, asked.count("Left", "unconfirmed"), asked.out());
        assertEquals(1, answered.manual());
        assertEquals(all, lines());
    }
}

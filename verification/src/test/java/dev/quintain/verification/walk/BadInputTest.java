package dev.quintain.verification.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What cannot be walked is told in one line, and nothing is lost. */
class BadInputTest {
    @TempDir
    Path folder;

    private static String refused(String... arguments) {
        Walked walked = Walked.walk(arguments);
        assertEquals(Walked.BAD_INPUT, walked.exitCode(), walked.out() + walked.err());
        assertEquals(1, walked.err().lines().count(), walked.err());
        return walked.err().strip();
    }

    @Test
    void an_abstract_class() {
        assertEquals(
                "quintain: dev.quintain.examples.walk.AbstractStack is abstract and has no static factory;"
                        + " walk a class that extends it",
                refused("-cp", Books.CLASSES, Books.of("AbstractStack")));
    }

    @Test
    void a_class_that_nobody_can_make() {
        assertEquals(
                "quintain: java.lang.Math has neither a public constructor nor a static factory, so there is no object"
                        + " to walk on; walk a class that makes one",
                refused("java.lang.Math"));
    }

    @Test
    void no_such_class() {
        String line = refused("-cp", Books.CLASSES, Books.of("BoundedStak"));

        assertTrue(line.contains("did you mean dev.quintain.examples.walk.BoundedStack?"), line);
    }

    @Test
    void more_than_one_class() {
        String line = refused(Books.CLASSES);

        assertTrue(line.contains("walk takes one class"), line);
    }

    @Test
    void protocols_are_not_validated() {
        assertTrue(refused("--validate", "java.util.BitSet").contains("--strategy algebra"));
    }

    @Test
    void an_oracle_of_another_class() throws IOException {
        Path file = folder.resolve(Books.of("LibraryBook") + ".oracle");
        Files.writeString(file, "# Oracle of com.acme.Other. A line is an answer.\nnew() ==> Other#0\n");

        String line = refused(validating());

        assertTrue(line.contains("holds the oracle of com.acme.Other"), line);
        assertTrue(Files.readString(file).contains("Other#0"));
    }

    @Test
    void a_corrupt_line_is_named_and_left_alone() throws IOException {
        Path file = folder.resolve(Books.of("LibraryBook") + ".oracle");
        Files.write(file, List.of("new() ==> LibraryBook#0", "this is no answer", "new(); isOnLoan() ==> false"));

        Walked walked = Walked.walk(validating("--accept-all"));

        assertEquals(Walked.RIGHT, walked.exitCode(), walked.err());
        assertTrue(walked.out().contains(".oracle:2 is no answer and was left alone: this is no answer"), walked.out());
        assertTrue(Files.readAllLines(file).contains("this is no answer"));
    }

    @Test
    void a_generator_that_is_missing() {
        assertEquals(
                "quintain: there is no generator com.acme.Streams on the class path",
                refused("--generator", "com.acme.Streams", "-cp", Books.CLASSES, Books.of("LibraryBook")));
    }

    @Test
    void a_generator_that_is_none() {
        String line = refused("--generator", "java.util.BitSet", "-cp", Books.CLASSES, Books.of("LibraryBook"));

        assertTrue(line.contains("java.util.BitSet is no generator"), line);
    }

    @Test
    void a_generator_that_throws() throws IOException {
        Path source = Files.writeString(folder.resolve("Broken.java"), """
                public class Broken {
                    public boolean canCreate(Class<?> type) { return true; }
                    public Object next(Class<?> type) { throw new IllegalStateException("out of order"); }
                }
                """);
        assertEquals(
                0,
                ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", folder.toString(), source.toString()));

        assertEquals(
                "quintain: Broken throws java.lang.IllegalStateException: out of order when asked for a "
                        + Books.of("Person"),
                refused(
                        "--generator",
                        "Broken",
                        "-cp",
                        Books.CLASSES + File.pathSeparator + folder,
                        Books.of("LibraryBook")));
    }

    @Test
    void answers_that_are_none() throws IOException {
        Path answers = folder.resolve("answers.txt");
        Files.writeString(answers, "y y\nx\n");

        String line = refused(validating("--answers", answers.toString()));

        assertTrue(line.endsWith("answers.txt:2 has 'x' where an answer is wanted: y, n or q"), line);
    }

    @Test
    void without_a_terminal_nothing_is_asked_and_the_exit_code_says_so() {
        Walked walked = Walked.walk(validating());

        assertEquals(Walked.WRONG_OR_UNCONFIRMED, walked.exitCode());
        assertTrue(walked.count("Left", "unconfirmed") > 0, walked.out());
        assertFalse(Files.exists(folder.resolve(Books.of("LibraryBook") + ".oracle")));
    }

    private String[] validating(String... more) {
        var arguments = new ArrayList<>(
                List.of("--validate", "--strategy", "algebra", "--oracle", folder.toString(), "-cp", Books.CLASSES));
        arguments.addAll(List.of(more));
        arguments.add(Books.of("LibraryBook"));
        return arguments.toArray(String[]::new);
    }
}

package dev.quintain.verification.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Section 4.4 of the paper: an oracle trained on the right class finds the faults that somebody put into a copy. */
class SeededFaultsTest {
    @TempDir
    static Path trained;

    @TempDir
    Path folder;

    @BeforeAll
    static void train() {
        for (String className : List.of("LibraryBook", "ReservableBook", "BoundedStack", "BoundedVector")) {
            for (String strategy : List.of("algebra", "states")) {
                Walked walked = validate(Books.CLASSES, trained, className, strategy, "--accept-all");
                assertEquals(Walked.RIGHT, walked.exitCode(), walked::toString);
            }
        }
    }

    static Stream<Mutant> mutants() {
        return Stream.of(
                Mutant.of("LibraryBook", "issue forgets the borrower", "borrower = person;", ""),
                Mutant.of("LibraryBook", "discharge does nothing", "borrower = null;", ""),
                Mutant.of("LibraryBook", "a book on loan is issued again", "borrower != null) {", "false) {"),
                Mutant.of("LibraryBook", "nobody gets a book", "borrower != null) {", "true) {"),
                Mutant.of(
                        "LibraryBook", "on loan is turned round", "return borrower != null", "return borrower == null"),
                Mutant.of("LibraryBook", "the borrower is kept secret", "return borrower;", "return null;"),
                Mutant.of("LibraryBook", "another exception", "IllegalStateException", "IllegalArgumentException"),
                Mutant.of("ReservableBook", "reserve forgets the requester", "requester = person;", ""),
                Mutant.of("ReservableBook", "cancel does nothing", "requester = null;", ""),
                Mutant.of(
                        "ReservableBook", "a reserved book is issued to anybody", "&& requester != person", "&& false"),
                Mutant.of(
                        "ReservableBook",
                        "cancel gives the book back",
                        "requester = null;",
                        "requester = null; discharge();"),
                Mutant.of(
                        "ReservableBook",
                        "who reserves a book has it at once",
                        "requester = person;",
                        "requester = person; borrower = person;"),
                Mutant.of(
                        "ReservableBook",
                        "a reservation takes another's place",
                        "requester != null) {\n            throw new IllegalStateException(\"it is reserved\")",
                        "false) {\n            throw new IllegalStateException(\"it is reserved\")"),
                Mutant.of(
                        "ReservableBook",
                        "reserved means on loan",
                        "return requester != null",
                        "return borrower != null"),
                Mutant.of(
                        "BoundedStack",
                        "the counter is not updated",
                        "elements[count++] = element",
                        "elements[count] = element"),
                Mutant.of(
                        "BoundedStack",
                        "no new array when it is full",
                        "elements = Arrays.copyOf(elements, 2 * count);",
                        ""),
                Mutant.of("BoundedStack", "first in, first out", "return elements[count - 1]", "return elements[0]"),
                Mutant.of("BoundedStack", "top is off by one", "return elements[count - 1]", "return elements[count]"),
                Mutant.of(
                        "BoundedStack",
                        "pop does not look whether there is an element",
                        "requireElement();\n        elements[--count] = null;",
                        "count = Math.max(0, count - 1);"),
                Mutant.of(
                        "BoundedStack",
                        "full is off by one",
                        "return count == elements.length;",
                        "return count >= elements.length - 1;"),
                Mutant.of(
                        "BoundedStack",
                        "growing loses the elements",
                        "elements = Arrays.copyOf(elements, 2 * count)",
                        "elements = new Object[2 * count]"),
                Mutant.of("BoundedStack", "size is that of the array", "return count;", "return elements.length;"),
                Mutant.of("BoundedVector", "put does nothing", "elements[index] = element;", ""),
                Mutant.of("BoundedVector", "put takes the index behind the last", "index >= count", "index > count"),
                Mutant.of(
                        "BoundedVector",
                        "get is off by one",
                        "return elements[index]",
                        "return elements[count - 1 - index]"),
                Mutant.of(
                        "BoundedVector",
                        "put goes one too far",
                        "elements[index] = element",
                        "elements[index + 1] = element"),
                Mutant.of("BoundedVector", "get of any index", "requireIndex(index);\n        return", "return"),
                Mutant.of(
                        "BoundedVector",
                        "put of an element grows the stack",
                        "elements[index] = element;",
                        "elements[index] = element;\n        count++;"),
                Mutant.of(
                        "BoundedVector",
                        "another exception",
                        "IndexOutOfBoundsException(index)",
                        "IllegalArgumentException(\"no such index\")"));
    }

    @ParameterizedTest
    @MethodSource("mutants")
    void is_found(Mutant mutant) {
        Walked walked =
                validate(mutant.compileInto(folder), copyOfOracles(), mutant.className(), "states", "--depth", "3");

        assertEquals(Walked.WRONG_OR_UNCONFIRMED, walked.exitCode(), walked::toString);
        assertTrue(walked.out().contains("Failed or unconfirmed test sequences"), walked.out());
    }

    @Test
    void a_state_that_is_never_left_is_told() {
        Mutant stuck =
                Mutant.of("BoundedStack", "never fills", "elements[count++] = element", "elements[count] = element");

        Walked walked = validate(stuck.compileInto(folder), copyOfOracles(), "BoundedStack", "states");

        assertEquals(List.of("Empty"), walked.states());
        assertTrue(walked.out().contains("never left: isEmpty() was never false"), walked.out());
        assertTrue(walked.out().contains("never reached: isFull() was never true"), walked.out());
    }

    @Test
    void a_rejected_result_fails_by_itself_until_the_code_is_mended() throws IOException {
        Path oracles = copyOfOracles();
        Path no = folder.resolve("answers");
        Files.writeString(no, "n".repeat(2000));
        Mutant mutant = Mutant.of("LibraryBook", "the borrower is kept secret", "return borrower;", "return null;");
        String faulty = mutant.compileInto(folder);

        Walked rejected = validate(faulty, oracles, "LibraryBook", "states", "--answers", no.toString());
        Walked again = validate(faulty, oracles, "LibraryBook", "states");
        Walked mended = validate(Books.CLASSES, oracles, "LibraryBook", "states");

        long wrong = rejected.count("Failed", "that were manually rejected");
        assertTrue(wrong > 0, rejected.out());
        assertTrue(rejected.out().contains("Failed or unconfirmed test sequences"), rejected.out());
        assertEquals(0, again.count("Left", "unconfirmed"), again.out());
        assertTrue(again.count("Failed", "automatically from oracles") >= wrong, again.out());
        assertEquals(Walked.WRONG_OR_UNCONFIRMED, again.exitCode());
        assertEquals(Walked.RIGHT, mended.exitCode(), mended.out());
    }

    private Path copyOfOracles() {
        try (Stream<Path> files = Files.list(trained)) {
            Path copy = Files.createDirectories(folder.resolve("oracles"));
            for (Path file : files.toList()) {
                Files.copy(file, copy.resolve(file.getFileName()));
            }
            return copy;
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static Walked validate(String classes, Path oracles, String className, String strategy, String... more) {
        var arguments = new java.util.ArrayList<>(
                List.of("--validate", "--strategy", strategy, "--oracle", oracles.toString(), "-cp", classes));
        arguments.addAll(List.of(more));
        arguments.add(Books.of(className));
        return Walked.walk(arguments.toArray(String[]::new));
    }
}

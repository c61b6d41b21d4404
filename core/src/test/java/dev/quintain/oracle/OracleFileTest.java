package dev.quintain.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.oracle.Answers.Verdict;
import dev.quintain.oracle.OracleFile.Unreadable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OracleFileTest {
    private static final String STACK = "com.acme.Stack";

    @TempDir
    Path folder;

    private Path file() {
        return OracleFile.in(folder.resolve("oracles"), STACK);
    }

    private OracleFile open() throws IOException {
        return OracleFile.open(file(), STACK);
    }

    private OracleFile write(String... lines) throws IOException {
        Files.createDirectories(file().getParent());
        Files.write(file(), List.of(lines));
        return open();
    }

    private List<String> lines() throws IOException {
        return Files.readAllLines(file());
    }

    @Test
    void is_named_after_the_class() {
        assertEquals("com.acme.Stack.oracle", file().getFileName().toString());
    }

    @Test
    void a_new_file_says_whose_it_is_and_is_sorted() throws IOException {
        OracleFile oracle = open();
        oracle.answers().accept("new(); size()", "0");
        oracle.answers().reject("new(); isEmpty()", "false");
        oracle.answers().accept("new()", "Stack#0");

        oracle.save();

        assertTrue(lines().get(0).startsWith("# Oracle of com.acme.Stack. "), lines().get(0));
        assertEquals(
                List.of("new() ==> Stack#0", "new(); isEmpty() =/=> false", "new(); size() ==> 0"),
                lines().subList(1, 4));
        assertEquals(Verdict.WRONG, open().answers().verdict("new(); isEmpty()", "false"));
    }

    @Test
    void nothing_beside_the_file_is_left_over() throws IOException {
        OracleFile oracle = open();
        oracle.answers().accept("new()", "Stack#0");

        oracle.save();

        try (Stream<Path> files = Files.list(file().getParent())) {
            assertEquals(List.of(file()), files.toList());
        }
    }

    @Test
    void without_answers_there_is_no_file() throws IOException {
        open().save();

        assertFalse(Files.exists(file()));
    }

    @Test
    void comments_and_corrupt_lines_stay_where_they_are() throws IOException {
        OracleFile oracle = write("# mine", "a() ==> 1", "", "corrupt", "# about c", "c() ==> 3", " ==> 4");
        oracle.answers().accept("b()", "2");
        oracle.answers().accept("d()", "4");

        oracle.save();

        assertEquals(
                List.of(
                        "# mine",
                        "a() ==> 1",
                        "",
                        "corrupt",
                        "# about c",
                        "b() ==> 2",
                        "c() ==> 3",
                        " ==> 4",
                        "d() ==> 4"),
                lines());
        assertEquals(List.of(new Unreadable(4, "corrupt"), new Unreadable(8, " ==> 4")), open().unreadable());
    }

    @Test
    void an_answer_that_is_no_longer_given_goes() throws IOException {
        OracleFile oracle = write("a() ==> 1", "b() ==> 2", "c() ==> 3");
        oracle.answers().accept("b()", "22");

        oracle.save();

        assertEquals(List.of("a() ==> 1", "b() ==> 22", "c() ==> 3"), lines());
    }

    @Test
    void lines_in_another_order_are_left_in_it() throws IOException {
        OracleFile oracle = write("c() ==> 3", "a() ==> 1");

        oracle.save();

        assertEquals(List.of("c() ==> 3", "a() ==> 1"), lines());
    }

    @Test
    void arrows_in_strings_are_none() throws IOException {
        OracleFile oracle = open();
        oracle.answers().accept("new(); add(\"a ==> \\\" =/=> b\")", "\"c ==> d\"");
        oracle.answers().reject("new(); find(\" ==> \")", "\" =/=> \"");

        oracle.save();

        assertEquals(Verdict.RIGHT, open().answers().verdict("new(); add(\"a ==> \\\" =/=> b\")", "\"c ==> d\""));
        assertEquals(Verdict.WRONG, open().answers().verdict("new(); find(\" ==> \")", "\" =/=> \""));
        assertEquals(List.of(), open().unreadable());
    }

    @Test
    void quotes_as_characters_open_no_string() throws IOException {
        OracleFile oracle = open();
        oracle.answers().accept("new(); add('\\\"')", "true");

        oracle.save();

        assertEquals(Verdict.RIGHT, open().answers().verdict("new(); add('\\\"')", "true"));
    }

    @Test
    void inherits_what_is_known_of_another_class() throws IOException {
        Path other = folder.resolve("parent.oracle");
        Files.write(other, List.of("# Oracle of com.acme.Parent.", "a() ==> 1", "b() =/=> 2", "corrupt"));
        OracleFile oracle = open();

        oracle.inherit(OracleFile.open(other, "com.acme.Parent"));

        assertEquals(Optional.of("1"), oracle.answers().expected("a()"));
        assertEquals(Verdict.WRONG, oracle.answers().verdict("b()", "2"));
        assertEquals(List.of(), oracle.unreadable());
    }

    @Test
    void refuses_what_another_class_left() throws IOException {
        Files.createDirectories(file().getParent());
        Files.write(file(), List.of("# Oracle of com.acme.Queue.", "a() ==> 1"));

        var refusal = assertThrows(OracleFile.OfAnotherClass.class, this::open);

        assertEquals(file() + " holds the oracle of com.acme.Queue, not of com.acme.Stack", refusal.getMessage());
    }
}

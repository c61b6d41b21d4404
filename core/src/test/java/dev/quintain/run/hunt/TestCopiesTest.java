package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestCopiesTest {
    @TempDir
    Path folder;

    private TestCopies copies;

    @BeforeEach
    void makeCopies() {
        copies = new TestCopies(folder.resolve("tests"), name -> Set.of());
    }

    @Test
    void files_of_the_same_name_are_all_kept_and_numbered_inside_as_well() throws IOException {
        copies.add(job("generate-1", "CartRegressionTest", "first"));
        copies.add(job("generate-1-2", "CartRegressionTest", "second"));
        copies.add(job("generate-1-3", "CartRegressionTest", "third"));

        assertEquals(
                List.of("CartRegressionTest.java", "CartRegressionTest2.java", "CartRegressionTest3.java"), written());
        assertEquals(source("CartRegressionTest", "first"), copied("CartRegressionTest"));
        assertEquals(source("CartRegressionTest2", "second"), copied("CartRegressionTest2"));
        assertEquals(source("CartRegressionTest3", "third"), copied("CartRegressionTest3"));
    }

    @Test
    void parts_of_a_large_suite_keep_their_numbers_where_they_can() throws IOException {
        job("generate-1", "CartRegressionTest", "first");
        copies.add(job("generate-1", "CartRegressionTest2", "second"));
        job("generate-1-2", "CartRegressionTest", "third");
        job("generate-1-2", "CartRegressionTest2", "fourth");
        copies.add(job("generate-1-2", "CartRegressionTest3", "fifth"));

        assertEquals(source("CartRegressionTest2", "second"), copied("CartRegressionTest2"));
        assertEquals(5, written().size(), written().toString());
        for (String name : written()) {
            String bare = name.replace(".java", "");
            assertEquals(1, copied(bare).split("class " + bare + " ", -1).length - 1, copied(bare));
        }
    }

    @Test
    void names_that_the_package_has_already_are_not_given() throws IOException {
        copies = new TestCopies(
                folder.resolve("tests"), name -> name.equals("shop.back") ? Set.of("CartRegressionTest2") : Set.of());
        copies.add(job("generate-1", "CartRegressionTest", "first"));
        copies.add(job("generate-1-2", "CartRegressionTest", "second"));

        assertEquals(List.of("CartRegressionTest.java", "CartRegressionTest3.java"), written());
    }

    @Test
    void tests_of_faults_are_left_where_they_are() throws IOException {
        copies.add(job("generate-1", "CartErrorTest", "first"));
        copies.add(job("crash-1", "CartRegressionTestCrashTest", "second"));
        copies.add(folder.resolve("nothing"));

        assertFalse(Files.exists(folder.resolve("tests")));
    }

    private Path job(String job, String name, String method) throws IOException {
        Path tests = folder.resolve(job).resolve("tests");
        Path file = tests.resolve("shop/back/" + name + ".java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, source(name, method));
        return tests;
    }

    private static String source(String name, String method) {
        return """
                package shop.back;

                /** MyCartRegressionTest and other.CartRegressionTest are others. */
                class %s {
                    void %s() {
                        look(%s.class);
                    }
                }
                """.formatted(name, method, name);
    }

    private List<String> written() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("tests/shop/back"))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private String copied(String name) throws IOException {
        return Files.readString(folder.resolve("tests/shop/back/" + name + ".java"));
    }
}

package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each option of {@code generate} does what its help says. */
class GenerateOptionsTest {
    private static final String TILL = """
            package shop;
            public class Till {
                private int coins;
                public Till() {}
                private Till(int coins) { this.coins = coins; }
                public static Till nothing() { return null; }
                public static int count(Till till) { return till == null ? -1 : till.coins; }
                public void put(int amount) { coins += amount; }
                public int open(int code) { if (code == 7331) { return 1; } return 1 / code; }
                public int coins() { return coins; }
                public void drop() { coins = 0; throw new IllegalStateException("dropped"); }
                public int check(int number) { return Guard.positive(number); }
            }
            """;

    private static final String GUARD = """
            package shop;
            public class Guard {
                public static int positive(int number) {
                    if (number < 0) { throw new IllegalArgumentException("negative"); }
                    return number;
                }
            }
            """;

    private static final String ORPHAN = """
            package shop;
            public class Orphan {
                private Orphan() {}
                public int age() { return 1; }
                public static class Home {
                    public static String welcome(Orphan orphan) { return orphan == null ? "nobody" : "somebody"; }
                }
            }
            """;

    @TempDir
    Path folder;

    private Generated till(String... options) throws IOException {
        return generated("shop.Till", options);
    }

    private Generated generated(String subject, String... options) throws IOException {
        Path classes = new CompiledSubject(
                        Map.of("shop/Till.java", TILL, "shop/Guard.java", GUARD, "shop/Orphan.java", ORPHAN))
                .into(Files.createTempDirectory(folder, "subject"));
        var arguments = new ArrayList<>(List.of("--sequences", "1000"));
        arguments.addAll(List.of(options));
        arguments.add(subject);
        Generated generated =
                Generated.of(Files.createTempDirectory(folder, "out"), classes, arguments.toArray(String[]::new));
        assertTrue(generated.run().exitCode() < 2, generated.run().err());
        return generated;
    }

    private static boolean says(Generated generated, String text) {
        return generated.sources().values().stream().anyMatch(source -> source.contains(text));
    }

    private static long count(Generated generated, String text) {
        return generated.sources().values().stream()
                .flatMap(String::lines)
                .filter(line -> line.contains(text))
                .count();
    }

    @Test
    void all_tests_are_kept_when_asked_for() throws IOException {
        assertTrue(till("--keep", "all").tests("RegressionTest").size()
                > till().tests("RegressionTest").size());
    }

    @Test
    void robust_reports_what_crash_would() throws IOException {
        assertFalse(till().findings().contains("LANGUAGE_EXCEPTION Till"));
        assertTrue(till("--exceptions", "robust").findings().contains("LANGUAGE_EXCEPTION Till"));
    }

    @Test
    void what_a_helper_throws_counts_as_thrown_by_its_caller() throws IOException {
        String passedOn = "PASSED_ON_EXCEPTION Till";

        assertTrue(till("--exceptions", "robust").findings().contains(passedOn));
        assertFalse(till("--exceptions", "robust", "--helper", "shop.Guard")
                .findings()
                .contains(passedOn));
    }

    @Test
    void values_of_the_users_are_tried() throws IOException {
        Path values = Files.writeString(folder.resolve("values.txt"), "int 424242\n");

        assertFalse(says(till("--keep", "all"), "424242"));
        assertTrue(says(till("--keep", "all", "--values", values.toString()), "424242"));
    }

    @Test
    void undirected_means_that_not_even_the_constants_of_the_code_are_known() throws IOException {
        assertTrue(says(till(), "7331"));
        assertFalse(says(till("--undirected"), "7331"));
    }

    @Test
    void repetition_is_as_likely_and_as_long_as_is_said() throws IOException {
        assertTrue(longest(till("--keep", "all", "--repetition", "1", "--repetitions", "0")) < 8);
        assertTrue(longest(till("--keep", "all", "--repetition", "1", "--repetitions", "60")) > 16);
    }

    /** The most calls of one method in a row, but one: sequences grow without repetition too, but slowly. */
    private static int longest(Generated generated) {
        return generated.sources().values().stream()
                .mapToInt(GenerateOptionsTest::longest)
                .max()
                .orElse(0);
    }

    private static int longest(String source) {
        int longest = 0;
        int now = 0;
        String before = "";
        for (String line : source.lines().map(String::strip).toList()) {
            String call = line.replaceFirst("\\(.*", "");
            now = call.endsWith(".put") && call.equals(before) ? now + 1 : 0;
            longest = Math.max(longest, now);
            before = call;
        }
        return longest;
    }

    @Test
    void nothing_but_null_is_given_where_that_is_wanted() throws IOException {
        assertTrue(count(till("--keep", "all", "--nulls", "1"), "Till.count(null)") > 0);
        assertEquals(0, count(till("--keep", "all", "--nulls", "0"), "Till.count(null)"));
    }

    @Test
    void null_is_given_where_nothing_else_has_the_type() throws IOException {
        assertTrue(says(generated("shop.Orphan$Home", "--nulls", "0"), "Home.welcome(null)"));
    }

    @Test
    void a_class_without_a_way_to_make_an_object_is_named() throws IOException {
        Generated generated = generated("shop.Orphan");

        assertTrue(generated.events().contains("found no way to make an object"), generated.events()::toString);
    }

    @Test
    void what_a_filter_leaves_out_is_built_on_without_it() throws IOException {
        String nothing = "Till till = Till.nothing();";

        assertEquals(0, count(till("--keep", "all"), nothing));
        assertTrue(count(till("--keep", "all", "--no-filter", "equality,null,exceptions"), nothing) > 0);
    }

    @Test
    void tests_that_need_a_newer_java_are_not_written() throws Exception {
        Generated generated = till("--release", "8");

        generated.assertRegressionTestsPass(folder.resolve("tests"));
        assertFalse(says(generated, "\"\"\""));
    }
}

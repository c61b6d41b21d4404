package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import dev.quintain.verification.emitted.EmittedTests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Two versions of a class: what they do not do alike is listed, each with a test that tells them apart. */
class CompareTest {
    private static final String OLD = """
            package shop;
            public class Basket {
                private int items;
                public void add(int count) {
                    if (count < 0) throw new IllegalArgumentException("count");
                    items += count;
                }
                public int size() { return items; }
                public int price(int each) { return items * each; }
                public String label(String text) { return text.length() > 2 ? text.substring(0, 2) : text; }
                public int half(int number) { return number / 2; }
                public void clear() { items = 0; }
                public boolean isGift() { return false; }
            }
            """;

    private static final String NEW = OLD.replace("IllegalArgumentException(\"count\")", "IllegalStateException()")
            .replace("substring(0, 2)", "substring(1, 3)")
            .replace("return number / 2;", "return number >> 1;")
            .replace("items = 0;", "if (items > 0) items = 1;")
            .replaceAll("public boolean isGift.*", "");

    @TempDir
    Path folder;

    private Path older = Path.of("");
    private Path newer = Path.of("");

    @BeforeEach
    void compile() throws IOException {
        older = compiled("older", OLD);
        newer = compiled("newer", NEW);
    }

    private Path compiled(String name, String source) throws IOException {
        Path classes = Files.createDirectories(folder.resolve(name));
        Path file =
                Files.writeString(classes.resolve(source.replaceAll("(?s).*public class (\\w+).*", "$1.java")), source);
        int result =
                ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", classes.toString(), file.toString());
        assertEquals(0, result);
        return classes;
    }

    private Generated compare(String out, Path from, Path to, String... more) {
        var arguments = new ArrayList<>(List.of(
                "compare",
                "--quiet",
                "--sequences",
                "2000",
                "--out",
                folder.resolve(out).toString()));
        arguments.addAll(List.of(more));
        arguments.add(from.toString());
        arguments.add(to.toString());
        return new Generated(CommandRun.of(arguments.toArray(String[]::new)), folder.resolve(out), List.of(from));
    }

    @Test
    void lists_what_was_and_what_is() {
        Generated compared = compare("out", older, newer);

        assertEquals(1, compared.run().exitCode(), compared.run().err());
        Map<String, String> found = differences(compared);
        assertEquals(
                Set.of("Basket.add(int)", "Basket.label(String)", "Basket.half(int)", "Basket.clear()"),
                found.keySet());
        assertEquals(
                "threw IllegalArgumentException before, throws IllegalStateException now",
                found.get("Basket.add(int)"));
        assertTrue(
                found.getOrDefault("Basket.half(int)", "").matches("returned -?\\d+ before, returns -?\\d+ now"),
                found.toString());
        assertTrue(compared.run().out().contains("does not have 1 of the methods: Basket.isGift()"));
    }

    @Test
    void what_many_methods_do_in_another_way_is_summed_up() throws IOException {
        String source = """
                package shop;
                public class Scales {
                    public static int a(int i) { if (i < 0) throw new IllegalArgumentException(); return i; }
                    public static int b(int i) { if (i < 0) throw new IllegalArgumentException(); return i; }
                    public static int c(int i) { if (i < 0) throw new IllegalArgumentException(); return i; }
                    public static int d(int i) { if (i < 0) throw new IllegalArgumentException(); return i; }
                    public static int e(int i) { if (i < 0) throw new IllegalArgumentException(); return i; }
                }
                """;

        Generated compared = compare(
                "out",
                compiled("scales", source),
                compiled("newerScales", source.replace("IllegalArgument", "IllegalState")));

        assertTrue(
                compared.events()
                        .contains("5 of the differences are alike:"
                                + " threw IllegalArgumentException before, throws IllegalStateException now"),
                compared.events()::toString);
    }

    @Test
    void what_chance_decides_is_no_difference() throws IOException {
        String source = """
                package shop;
                public class Dice {
                    private static final java.util.Random RANDOM = new java.util.Random();
                    public static long cast(long from, long to) {
                        if (from > to) throw new IllegalArgumentException();
                        return from == to ? from : (long) (from + RANDOM.nextDouble() * (to - from));
                    }
                }
                """;
        Path later = compiled(
                "later", source.replace("(long) (from + RANDOM.nextDouble() * (to - from))", "RANDOM.nextLong()"));

        Generated compared = compare(
                "out", compiled("dice", source), later, "--values", numbers().toString());

        assertEquals(Map.of(), differences(compared));
    }

    /** So large that the older version cannot tell them apart. */
    private Path numbers() throws IOException {
        return Files.writeString(
                folder.resolve("values"),
                "long 9223372036854775806\nlong 9223372036854775807\nlong 9223372036854775805\n");
    }

    private static Map<String, String> differences(Generated compared) {
        var found = new TreeMap<String, String>();
        for (JsonNode finding : compared.summary().path("findings")) {
            found.put(
                    finding.path("operation").asString(),
                    finding.path("message").asString());
        }
        return found;
    }

    @Test
    void tests_pass_with_the_older_version_and_fail_with_the_newer() throws Exception {
        Generated compared = compare("out", older, newer);

        Set<String> tests = compared.tests("DifferenceTest");
        EmittedTests compiled = compared.compile(folder.resolve("tests"));
        assertFalse(tests.isEmpty());
        assertEquals(Set.of("passed"), new TreeSet<>(compiled.runTogether(tests).values()));
        compiled.against(List.of(newer))
                .runAlone(tests)
                .forEach((test, how) -> assertFalse(how.equals("passed"), test + " " + how));
    }

    @Test
    void finds_nothing_between_a_version_and_itself() {
        Generated compared = compare("out", older, older);

        assertEquals(
                0,
                compared.run().exitCode(),
                compared.run().out() + compared.run().err());
        assertTrue(compared.run().out().contains("No differences found"));
    }

    @Test
    void says_the_same_every_time() {
        Generated once = compare("once", older, newer, "--workers", "1");
        Generated again = compare("again", older, newer, "--workers", "2");

        assertEquals(once.sources(), again.sources());
        assertEquals(differences(once), differences(again));
    }

    @Test
    void says_what_is_missing() {
        CommandRun nowhere = CommandRun.of(
                "compare", older.toString(), folder.resolve("nowhere.jar").toString());
        CommandRun jdk = CommandRun.of("compare", System.getProperty("java.home"), System.getProperty("java.home"));

        assertEquals(2, nowhere.exitCode());
        assertTrue(nowhere.err().contains("nowhere.jar; check the path"), nowhere.err());
        assertEquals(2, jdk.exitCode());
        assertTrue(jdk.err().contains("name the classes of it to compare"), jdk.err());
    }
}

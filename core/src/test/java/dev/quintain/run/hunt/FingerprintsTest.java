package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.quintain.CompiledSources;
import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.run.PlaceNames;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.ClassPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FingerprintsTest {
    /** The lines that faults are at end with a number. */
    private static final String CART = """
            package shop;
            class Cart {
                int[] items;
                int first() {
                    return items[0]; // 1
                }
                int sum(int until) {
                    int sum = items[0]; // 2
                    for (int i = 1; i < until; i++) {
                        sum += items[i]; // 3
                    }
                    Runnable check = () -> System.out.println(items[0]); // 4
                    check.run();
                    return sum / items.length; // 5
                }
            }
            """;

    @TempDir
    Path folder;

    @Test
    void faults_in_different_lines_have_different_names() throws IOException {
        assertEquals(5, Set.copyOf(names(CART)).size());
    }

    @Test
    void they_stay_when_the_method_moves_down_in_the_file() throws IOException {
        assertEquals(
                names(CART),
                names(CART.replace(
                        "int[] items;", "int[] items;\n\n    int[] more() {\n        return items;\n    }\n")));
    }

    @Test
    void they_stay_when_something_is_written_above_in_the_same_method() throws IOException {
        assertEquals(names(CART), names(CART.replace("int sum(int until) {", """
                        int sum(int until) {
                            // There may be none.
                            if (until == 0) {
                                return 0;
                            }
                            Runnable start = () -> System.out.println("sum");
                            start.run();
                        """)));
    }

    @Test
    void they_stay_when_there_is_another_method_of_that_name() throws IOException {
        assertEquals(names(CART), names(CART.replace("int[] items;", """
                int[] items;
                int sum(int from, int until) {
                    return sum(until) - sum(from) / items.length;
                }
                """)));
    }

    @Test
    void lines_that_do_the_same_are_told_apart() throws IOException {
        List<String> names = names("""
                package shop;
                class Cart {
                    int sum(int[] items) {
                        int sum = items[0]; // 1
                        sum = items[0]; // 2
                        Runnable one = () -> System.out.println(items[0]); // 3
                        Runnable two = () -> System.out.println(items[0]); // 4
                        return sum;
                    }
                }
                """);

        assertEquals(4, Set.copyOf(names).size());
    }

    @Test
    void a_line_that_does_something_else_is_another() throws IOException {
        List<String> before = names(CART);
        List<String> after = names(CART.replace("items[0]; // 1", "items[1]; // 1"));

        assertNotEquals(before.get(0), after.get(0));
        assertEquals(before.subList(1, 5), after.subList(1, 5));
    }

    @Test
    void where_there_is_no_class_file_the_line_counts() {
        var fingerprints = new Fingerprints(new PlaceNames(name -> Optional.empty()));

        assertNotEquals(fingerprints.of(cause("add", 1)), fingerprints.of(cause("add", 2)));
    }

    @Test
    void a_class_file_that_cannot_be_read_just_now_ends_nothing() {
        var asked = new AtomicInteger();
        var fingerprints = new Fingerprints(new PlaceNames(name -> {
            asked.incrementAndGet();
            throw new BadInput("somebody is writing it");
        }));

        assertEquals(fingerprints.of(cause("add", 1)), fingerprints.of(cause("add", 1)));
        assertEquals(2, asked.get());
    }

    @ParameterizedTest
    @EnumSource(
            value = Rule.class,
            names = {"HANDLER_HANGS", "HANDLER_LEAKS", "INTERRUPT_SWALLOWED", "STATE_BROKEN", "SHORT_TRANSFER"})
    void calls_that_fail_have_names_that_do_not_move(Rule rule) {
        assertEquals(call(rule, 12, "first"), call(rule, 13, "first"));
        assertNotEquals(call(rule, 12, "first"), call(rule, 12, "second"));
    }

    private static String call(Rule rule, int line, String call) {
        var finding = new Finding(
                "inject",
                rule,
                "shop.Cart",
                "Cart.java:" + line + " Reader.read throws IOException",
                new Thrown("", "", List.of(new Frame("shop.Cart", "load", "Cart.java", line))),
                null,
                call,
                "CartTest.adds",
                1,
                true,
                null);
        return new Fingerprints(new PlaceNames(name -> Optional.empty())).of(Cause.of(finding));
    }

    /** Of the faults in the numbered lines, by number; in lambdas, where the line has one. */
    private List<String> names(String source) throws IOException {
        Path classes = Files.createTempDirectory(folder, "classes");
        ClassPath path = CompiledSources.in(classes, "shop/Cart.java", source).classPath();
        var fingerprints = new Fingerprints(new PlaceNames(path::bytes));
        List<String> lines = source.lines().toList();
        return Stream.of("// 1", "// 2", "// 3", "// 4", "// 5")
                .flatMap(mark -> lines.stream().filter(line -> line.endsWith(mark)))
                .map(line -> cause(method(path, lines, line), lines.indexOf(line) + 1))
                .map(fingerprints::of)
                .collect(Collectors.toList());
    }

    /** As a stack trace would name it. */
    private static String method(ClassPath path, List<String> lines, String line) {
        int number = lines.indexOf(line) + 1;
        return path.find("shop.Cart").orElseThrow().methods().stream()
                .filter(method -> method.firstLine() <= number && number <= method.lastLine())
                .filter(method -> method.name().startsWith("lambda$") == line.contains("->"))
                .findFirst()
                .orElseThrow()
                .name();
    }

    private static Cause cause(String method, int line) {
        return Cause.of(Samples.finding(
                "crash", Rule.LANGUAGE_EXCEPTION, "java.lang.ArithmeticException", "", "shop.Cart", method, line));
    }
}

package dev.quintain.run.inject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.quintain.CompiledSources;
import dev.quintain.bytecode.ClassSites;
import dev.quintain.bytecode.SiteRules;
import dev.quintain.engine.inject.Pair;
import dev.quintain.run.PlaceNames;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CallNamesTest {
    private static final String PRICES = """
            package shop;
            import java.io.IOException;
            import java.io.Reader;
            import java.util.function.IntSupplier;
            class Prices {
                int load(Reader in) {
                    try {
                        int price = in.read();
                        price = in.read();
                        in.close();
                        return price;
                    } catch (IOException e) {
                        return -1;
                    }
                }
                IntSupplier later(Reader in) {
                    return () -> {
                        try {
                            return in.read();
                        } catch (IOException e) {
                            return -1;
                        }
                    };
                }
            }
            """;

    @TempDir
    Path folder;

    @Test
    void calls_in_different_lines_have_different_names() throws IOException {
        List<String> names = names(PRICES, CallNamesTest::reading);

        assertEquals(4, names.size());
        assertEquals(4, Set.copyOf(names).size());
    }

    @Test
    void they_stay_whatever_is_written_above() throws IOException {
        String moved = PRICES.replace("int load(Reader in) {", """
                Runnable unused = () -> System.out.println();
                int load(Reader in) {
                    // There may be none.
                    if (in == null) {
                        return 0;
                    }
                """);

        assertNotEquals(lines(PRICES), lines(moved));
        assertEquals(names(PRICES, CallNamesTest::reading), names(moved, CallNamesTest::reading));
    }

    @Test
    void another_exception_of_the_same_call_is_another() throws IOException {
        String twice = PRICES.replace(
                        "int price = in.read();",
                        "int price = (int) new java.util.concurrent.FutureTask<>(() -> 1).get();")
                .replaceFirst(
                        "catch \\(IOException e\\)",
                        "catch (IOException | InterruptedException | java.util.concurrent.ExecutionException e)");

        List<String> names = names(twice, CallNamesTest::reading);

        assertEquals(5, names.size());
        assertEquals(5, Set.copyOf(names).size());
    }

    @Test
    void where_there_is_no_class_file_the_line_counts() throws IOException {
        List<String> names = names(PRICES, path -> new PlaceNames(name -> Optional.empty()));

        assertEquals(4, Set.copyOf(names).size());
    }

    private interface Reading {
        PlaceNames of(ClassPath path);
    }

    private static PlaceNames reading(ClassPath path) {
        return new PlaceNames(path::bytes);
    }

    private List<String> names(String source, Reading reading) throws IOException {
        ClassPath path = compile(source);
        var names = new CallNames(reading.of(path));
        return pairs(path).stream().map(names::of).toList();
    }

    private List<Integer> lines(String source) throws IOException {
        return pairs(compile(source)).stream().map(pair -> pair.site().line()).toList();
    }

    private ClassPath compile(String source) throws IOException {
        Path classes = Files.createTempDirectory(folder, "classes");
        return CompiledSources.in(classes, "shop/Prices.java", source).classPath();
    }

    private static List<Pair> pairs(ClassPath path) {
        List<ClassSites> sites =
                new ProjectReader(path, path.paths(), JavaHome.ours(), new SiteRules(false, List.of(), false)).sites();
        return sites.stream()
                .flatMap(type -> type.sites().stream())
                .flatMap(site -> site.ways().stream().map(way -> new Pair(site, way)))
                .toList();
    }
}

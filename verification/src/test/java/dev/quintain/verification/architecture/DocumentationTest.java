package dev.quintain.verification.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.finding.Rule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What must be written down, is. */
class DocumentationTest {
    private static final Pattern FIRST_COLUMN = Pattern.compile("(?m)^\\| `([^`]+)` \\|");
    private static final Pattern MODULE = Pattern.compile("<module>(.+)</module>");

    static Collection<Path> packageFolders() {
        return Product.packages().values();
    }

    @ParameterizedTest
    @MethodSource("packageFolders")
    void every_package_says_its_place_in_the_flow(Path folder) {
        Path info = folder.resolve("package-info.java");

        assertTrue(Files.exists(info), () -> "no package-info.java in " + folder);
        assertTrue(Product.text(info).startsWith("/**"), () -> info + " says nothing");
    }

    @Test
    void the_architecture_page_has_a_line_for_every_package() {
        assertEquals(lines(Product.packages().keySet()), lines(firstColumnOf("## Packages")));
    }

    @Test
    void the_architecture_page_has_a_line_for_every_module() {
        var modules = new TreeSet<String>();
        MODULE.matcher(Product.text(Product.file("pom.xml"))).results().forEach(match -> modules.add(match.group(1)));

        assertEquals(lines(modules), lines(firstColumnOf("## Modules")));
    }

    @ParameterizedTest
    @EnumSource(Rule.class)
    void every_kind_of_finding_has_a_page_that_begins_with_its_title(Rule rule) {
        Path page = Product.file("docs/findings/" + rule + ".md");

        assertTrue(Files.exists(page), () -> "no " + page);
        assertTrue(
                Product.text(page).startsWith("# " + rule + ": " + rule.title() + "\n"),
                () -> page + " has another title");
    }

    private static SortedSet<String> firstColumnOf(String heading) {
        String page = Product.text(Product.file("ARCHITECTURE.md"));
        int from = page.indexOf("\n" + heading + "\n") + 1;
        assertTrue(from > 0, () -> "no section '" + heading + "' in ARCHITECTURE.md");
        int to = page.indexOf("\n## ", from);
        var names = new TreeSet<String>();
        FIRST_COLUMN
                .matcher(page.substring(from, to < 0 ? page.length() : to))
                .results()
                .forEach(match -> names.add(match.group(1)));
        return names;
    }

    /** One name to a line, so that a difference is easy to see. */
    private static String lines(Collection<String> names) {
        return String.join("\n", names);
    }
}

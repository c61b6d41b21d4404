package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The page of the documentation that has the tables of mutants and drafts. */
final class ResultsPage {
    private static final Path FILE = Path.of("..", "docs", "results-interleave.md");

    /** {@code | component | mutant | why it survives |}. */
    private static final Pattern EXPLAINED = Pattern.compile("(?m)^\\| (\\w+) \\| (.+ in \\w+) \\| .+ \\|$");

    private static final Pattern COMPONENT = Pattern.compile("### (\\w+)");
    private static final Pattern MUTANT = Pattern.compile("\\| (.+? in \\w+) \\|[a-z, |]*\\|(?: survives \\|)?");
    private static final String SURVIVES = "| survives |";

    private ResultsPage() {}

    /** The mutants that it has a reason for, as {@link SourceMutant#toString} has them. */
    static Set<String> explained() throws IOException {
        return EXPLAINED
                .matcher(Files.readString(FILE))
                .results()
                .map(row -> row.group(1) + ": " + row.group(2))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The mutants that survive by its tables. */
    static Set<String> survivors() throws IOException {
        return mutants(row -> row.endsWith(SURVIVES));
    }

    /** All mutants in its tables. */
    static Set<String> mutants() throws IOException {
        return mutants(row -> true);
    }

    private static Set<String> mutants(Predicate<String> wanted) throws IOException {
        Set<String> mutants = new TreeSet<>();
        String component = "";
        for (String line : Files.readAllLines(FILE)) {
            var title = COMPONENT.matcher(line);
            component = title.matches() ? title.group(1) : component;
            var row = MUTANT.matcher(line);
            if (!component.isEmpty() && row.matches() && wanted.test(line)) {
                mutants.add(component + ": " + row.group(1));
            }
        }
        return mutants;
    }

    /** Compares a table with that of the page, or writes it there if so asked. */
    static void compare(String part, List<String> lines) throws IOException {
        String page = Files.readString(FILE);
        String begin = "<!-- " + part + " -->\n";
        String end = "\n<!-- end of " + part + " -->";
        int from = page.indexOf(begin) + begin.length();
        int to = page.indexOf(end);
        String table = String.join("\n", lines);
        if ("rewrite".equals(System.getProperty("quintain.golden"))) {
            Files.writeString(FILE, page.substring(0, from) + table + page.substring(to));
        } else {
            assertEquals(page.substring(from, to), table, "-Dquintain.golden=rewrite writes the new table");
        }
    }
}

package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.interleave.MutantRuns.Detected;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every mutant of every component against its script, and against its draft. The tables are in the documentation;
 * {@code -Dquintain.golden=rewrite} writes them anew.
 */
@Tag("slow")
class MutantTableTest {
    @TempDir
    Path folder;

    @Test
    void at_least_one_mutant_of_every_component_dies_by_its_script() throws IOException {
        Map<SourceMutant, Detected> results = new MutantRuns(folder).run(mutants(), Interleaved.SCRIPTS);

        for (String component : Table2Test.NAMES) {
            assertTrue(
                    results.entrySet().stream()
                            .anyMatch(result -> result.getKey().component().equals(component)
                                    && result.getValue().isDead()),
                    component);
        }
        ResultsPage.compare("mutants", table(results));
        assertEquals(
                ResultsPage.explained(), survivors(results), "each mutant that survives has its reason on the page");
    }

    private static Set<String> survivors(Map<SourceMutant, Detected> results) {
        return results.entrySet().stream()
                .filter(result -> !result.getValue().isDead())
                .map(result -> result.getKey().toString())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void drafts_are_green_and_kill_mutants_of_most_components() throws IOException {
        Path drafts = Files.createDirectories(folder.resolve("drafts"));
        for (String component : Table2Test.NAMES) {
            Drafts.write(component, drafts.resolve(component + ".conan"));
        }
        List<Interleaved> green = Interleaved.run(
                        Interleaved.CLASSES,
                        Table2Test.NAMES.stream()
                                .map(name -> drafts.resolve(name + ".conan"))
                                .toList())
                .each();
        Map<SourceMutant, Detected> results = new MutantRuns(folder).run(mutants(), drafts);

        var rows = new ArrayList<String>();
        rows.add("| component | conditions | brought about | sequences | test cases | green | mutants | killed |");
        rows.add("|---|---|---|---|---|---|---|---|");
        int killers = 0;
        for (int i = 0; i < Table2Test.NAMES.size(); i++) {
            String component = Table2Test.NAMES.get(i);
            String script = Files.readString(drafts.resolve(component + ".conan"));
            assertTrue(
                    green.get(i).out().contains("Liveness errors: 0"),
                    green.get(i).out());
            assertTrue(green.get(i).isGreenItself(), green.get(i).out());
            long all = results.keySet().stream()
                    .filter(mutant -> mutant.component().equals(component))
                    .count();
            long killed = results.entrySet().stream()
                    .filter(result -> result.getKey().component().equals(component)
                            && result.getValue().isDead())
                    .count();
            killers += killed > 0 ? 1 : 0;
            long conditions = Table2Test.count(script, "(?m)^    C\\d+ ");
            rows.add("| " + component + " | " + conditions + " | "
                    + (conditions - Table2Test.notes(green.get(i)).size()) + " | "
                    + Table2Test.count(script, "(?m)^#begin$") + " | "
                    + green.get(i).testCases() + " | yes | " + all
                    + " | " + killed + " |");
        }
        assertTrue(killers > Table2Test.NAMES.size() / 2, rows.toString());
        ResultsPage.compare("drafts", rows);
    }

    private static List<SourceMutant> mutants() {
        return Table2Test.NAMES.stream()
                .flatMap(component -> Mutation.of(component).stream())
                .toList();
    }

    private static List<String> table(Map<SourceMutant, Detected> results) throws IOException {
        var lines = new ArrayList<String>();
        for (String component : Table2Test.NAMES) {
            int sequences = Table2Test.sequences(component);
            lines.add("");
            lines.add("### " + component);
            lines.add("");
            lines.add("| mutant | "
                    + IntStream.rangeClosed(1, sequences)
                            .mapToObj(String::valueOf)
                            .collect(Collectors.joining(" | "))
                    + " | |");
            lines.add("|---".repeat(sequences + 2) + "|");
            results.forEach((mutant, detected) -> {
                if (mutant.component().equals(component)) {
                    lines.add(row(mutant, detected, sequences));
                }
            });
        }
        return lines;
    }

    private static String row(SourceMutant mutant, Detected detected, int sequences) {
        var cells = new ArrayList<String>();
        cells.add(mutant.name());
        for (int sequence = 1; sequence <= sequences; sequence++) {
            cells.add(detected.in(sequence));
        }
        cells.add(detected.isDead() ? "" : "survives");
        return "| " + String.join(" | ", cells) + " |";
    }
}

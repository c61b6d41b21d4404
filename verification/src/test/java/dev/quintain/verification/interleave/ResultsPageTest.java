package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** That the tables are true is seen by running all mutants, which is slow; that the page agrees with itself, here. */
class ResultsPageTest {
    @Test
    void every_mutant_that_survives_has_its_reason_and_no_other_has_one() throws IOException {
        assertTrue(ResultsPage.survivors().size() > 0);
        assertEquals(ResultsPage.explained(), ResultsPage.survivors());
    }

    @Test
    void all_mutants_that_there_are_now_are_among_those_that_were_run() throws IOException {
        Set<String> all = Table2Test.NAMES.stream()
                .flatMap(component -> Mutation.of(component).stream())
                .map(SourceMutant::toString)
                .collect(Collectors.toCollection(TreeSet::new));

        assertEquals(all, ResultsPage.mutants());
    }
}

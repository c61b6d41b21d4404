package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.finding.RunSummary.ClassRow;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ClassProfilesTest {
    private static final String NAME = "dev.quintain.finding.Frame";

    @Test
    void regression_tests_of_all_rounds_are_counted() {
        assertEquals(5, regressions(generated("generate-1", 3), generated("generate-1-2", 2)));
    }

    @Test
    void what_a_job_wrote_that_was_done_again_is_counted_once() {
        assertEquals(2, regressions(generated("generate-1", 3), generated("generate-1", 2)));
    }

    private static long regressions(JobResult... results) {
        HuntSetup setup = Samples.setup(Map.of(NAME, 1), Path.of("out"));
        return new ClassProfiles(setup, List.of(results)).all().get(0).regressions();
    }

    private static JobResult generated(String job, long tests) {
        return JobResult.of(new Samples.Idle(job, "generate", 1))
                .rows(List.of(new ClassRow(NAME, 1, tests, 0, 0, 0, 0, 0, 0)))
                .build();
    }
}

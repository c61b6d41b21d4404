package dev.quintain.run.hunt;

import dev.quintain.finding.RunSummary.Problem;
import java.nio.file.Path;

/** What the jobs of a hunt share. */
record Camp(HuntRequest request, Quarry quarry) {
    private static final String JOBS = "jobs";

    /** Where what jobs write is kept until the hunt is over. */
    Path jobs() {
        return request.out().resolve(JOBS);
    }

    /** Where a job writes to. */
    Path folder(String job) {
        return jobs().resolve(job);
    }

    /** The problem of a job, with its test as seen from the folder of the hunt. */
    Catch caught(String job, Problem problem) {
        return Catch.of(
                problem.testFile() == null
                        ? problem
                        : new Problem(
                                problem.finding(),
                                JOBS + "/" + job + "/" + problem.testFile(),
                                problem.testMethod(),
                                null));
    }

    /** Jobs use one core each: as many as there are workers go on beside each other. */
    static int workers() {
        return 1;
    }
}

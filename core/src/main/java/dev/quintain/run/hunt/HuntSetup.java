package dev.quintain.run.hunt;

import dev.quintain.finding.Finding;
import dev.quintain.finding.RunSummary.Problem;
import java.nio.file.Path;
import java.util.List;

/** What the jobs of a hunt share. */
record HuntSetup(HuntRequest request, HuntTarget target, TestCount tests, KnownFaults known) {
    static final String JOBS = "jobs";

    HuntSetup(HuntRequest request, HuntTarget target) {
        this(request, target, new TestCount(), new KnownFaults(target.subject().classPath()));
    }

    /** Where what jobs write is kept until the hunt is over. */
    Path jobs() {
        return request.out().resolve(JOBS);
    }

    /** Where a job writes to. */
    Path folder(String job) {
        return jobs().resolve(job);
    }

    /** What counts of the problems of a job, with their tests as seen from the folder of the hunt. */
    List<EngineFinding> found(String job, List<Problem> problems) {
        return problems.stream()
                .filter(this::counts)
                .map(problem -> EngineFinding.of(fromHere(job, problem)))
                .toList();
    }

    /** Who calls a method alone that waits for another thread waits for ever, which says nothing against it. */
    private boolean counts(Problem problem) {
        Finding finding = problem.finding();
        return !finding.rule().isByLimit()
                || !target.synchronisation(finding.className()).waiting();
    }

    private static Problem fromHere(String job, Problem problem) {
        return problem.testFile() == null
                ? problem
                : new Problem(
                        problem.finding(), JOBS + "/" + job + "/" + problem.testFile(), problem.testMethod(), null);
    }
}

package dev.quintain.run.hunt;

import dev.quintain.engine.Progress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How many tests the jobs of a hunt have run so far, for whoever looks on. */
final class TestCount {
    private final Map<String, Long> byJob = new ConcurrentHashMap<>();

    /** Listens to a job. What comes after its tests, such as confirming, is counted anew, and comes to less. */
    Progress.Listener of(String job) {
        return progress -> byJob.merge(job, progress.tests(), Math::max);
    }

    long all() {
        return byJob.values().stream().mapToLong(tests -> tests).sum();
    }
}

package dev.quintain.engine.inject;

import dev.quintain.runtime.inject.Arm;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.Words;
import dev.quintain.worker.TimeLimit;
import dev.quintain.worker.WorkerDied;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The user's tests, run in a JVM that is replaced when it is lost. */
public interface Suite extends AutoCloseable {
    /**
     * Runs every test once.
     *
     * @param done unique ids of those that have run already
     * @return notes about how
     */
    List<String> runAll(List<String> done, Consumer<Words> listener) throws WorkerDied;

    /** Runs one test with exceptions injected. */
    TestRun run(String uniqueId, List<Arm> arms, TimeLimit limit) throws WorkerDied;

    /** Where the last single test was. */
    Whereabouts whereabouts();

    /**
     * Which injected exceptions were thrown in the last single test, by their calls, and which handlers each of them reached:
     * also known of a test that did not end.
     */
    Map<Integer, Set<Integer>> reached();

    /** Has the next test run in a JVM that has run nothing yet. */
    void renew();

    /** Ends the JVM that runs, from any thread; what is asked for later is run in another. */
    void stop();

    @Override
    void close();
}

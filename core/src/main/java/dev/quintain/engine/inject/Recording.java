package dev.quintain.engine.inject;

import dev.quintain.engine.Progress;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.TestRun.Status;
import dev.quintain.runtime.inject.TrialReport;
import dev.quintain.runtime.inject.Words;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerDied.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The first run of a suite. Where a test takes the JVM with it, the rest goes on in another. */
final class Recording {
    /** A suite that loses more JVMs than this is not worth while. */
    private static final int LOSSES = 20;

    private final Suite suite;
    private final List<TestCase> tests = new ArrayList<>();
    private final List<TestRun> containers = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private Words.@Nullable Starting running;

    Recording(Suite suite) {
        this.suite = suite;
    }

    List<TestCase> tests() {
        return List.copyOf(tests);
    }

    /** What is around tests, such as the set-up of a class. */
    List<TestRun> containers() {
        return List.copyOf(containers);
    }

    List<String> notes() {
        return List.copyOf(notes);
    }

    void run(Progress.Listener listener) {
        for (int lost = 0; lost <= LOSSES; lost++) {
            running = null;
            try {
                notes.addAll(suite.runAll(done(), words -> note(words, listener)));
                if (tests.isEmpty()) {
                    notes.add(
                            "no tests found: no class among the tests has any that JUnit runs; --include names others");
                }
                return;
            } catch (WorkerDied e) {
                if (e.reason() == Reason.STOPPED) {
                    notes.add("ended early, while the suite ran for the first time; the rest of it did not run");
                    return;
                }
                if (!lose(e)) {
                    return;
                }
            }
        }
        notes.add("the suite lost more than " + LOSSES + " virtual machines; what comes after that did not run");
    }

    private List<String> done() {
        return tests.stream().map(test -> test.first().uniqueId()).toList();
    }

    private void note(Words words, Progress.Listener listener) {
        if (words instanceof Words.Starting starting) {
            running = starting;
        } else if (words instanceof Words.Ran ran) {
            running = null;
            if (ran.run().status() == Status.CONTAINER) {
                containers.add(ran.run());
            } else {
                tests.add(new TestCase(tests.size(), ran.run()));
                listener.update(new Progress("recording", tests.size(), 0, 0));
            }
        }
    }

    /** Returns whether it is known which test it was, so that the others can go on. */
    private boolean lose(WorkerDied death) {
        String how = death.reason() == Reason.HUNG
                ? "did not end; --first-limit says how long a test may take"
                : "ended the virtual machine, " + death.getMessage();
        if (running == null) {
            notes.add("the suite " + how + "; this was between two tests, and what comes after it did not run");
            return false;
        }
        boolean oneOfSeveral = running.uniqueId().matches(".*/\\[[\\w-]+-invocation:#\\d+]|.*/\\[dynamic-test:#\\d+]");
        notes.add(running.name() + " " + how
                + (oneOfSeveral ? "; the invocations of the same method that come after it did not run" : ""));
        tests.add(new TestCase(tests.size(), lost(running)));
        return true;
    }

    @SuppressWarnings("NullAway") // nobody knows what it failed with
    private static TestRun lost(Words.Starting test) {
        var nothing = new TrialReport(Map.of(), List.of(), List.of());
        return new TestRun(test.uniqueId(), test.name(), Status.FAILED, null, 0, nothing, List.of());
    }
}

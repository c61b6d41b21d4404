package dev.quintain.engine.inject;

import dev.quintain.runtime.inject.Arm;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.Words;
import dev.quintain.worker.TimeLimit;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerDied.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** A suite whose tests come to what a test says. */
final class ScriptedSuite implements Suite {
    private final List<TestRun> recorded;
    private final Script script;
    private final Reason end;
    /** Where tests are that hang. */
    Whereabouts whereabouts = Whereabouts.UNKNOWN;
    /** Which exceptions were thrown in tests that do not end. */
    Map<Integer, Set<Integer>> reached = Map.of();
    /** What was asked for, in a word each. */
    final List<String> asked = new ArrayList<>();

    /** What a test comes to. */
    interface Script {
        TestRun run(String test, List<Arm> arms) throws WorkerDied;
    }

    ScriptedSuite(List<TestRun> recorded, Script script) {
        this(recorded, script, Reason.DIED);
    }

    /**
     * @param end how tests end their JVM that do so
     */
    ScriptedSuite(List<TestRun> recorded, Script script, Reason end) {
        this.recorded = recorded;
        this.script = script;
        this.end = end;
    }

    static WorkerDied died(Reason reason) {
        return new WorkerDied(reason, 0, false, "exit code 9");
    }

    @Override
    public List<String> runAll(List<String> done, Consumer<Words> listener) throws WorkerDied {
        for (TestRun run : recorded) {
            if (done.contains(run.uniqueId())) {
                continue;
            }
            listener.accept(new Words.Starting(run.uniqueId(), run.name()));
            if (run.name().endsWith("exits")) {
                throw died(end);
            }
            listener.accept(new Words.Ran(run));
        }
        return List.of();
    }

    @Override
    public TestRun run(String uniqueId, List<Arm> arms, TimeLimit limit) throws WorkerDied {
        asked.add(uniqueId
                + (arms.isEmpty() ? "" : " with " + arms.get(arms.size() - 1).site()));
        return script.run(uniqueId, arms);
    }

    @Override
    public Whereabouts whereabouts() {
        return whereabouts;
    }

    @Override
    public Map<Integer, Set<Integer>> reached() {
        return reached;
    }

    @Override
    public void renew() {
        asked.add("renew");
    }

    @Override
    public void stop() {
        asked.add("stop");
    }

    @Override
    public void close() {}
}

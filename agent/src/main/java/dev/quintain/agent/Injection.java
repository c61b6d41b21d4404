package dev.quintain.agent;

import dev.quintain.bytecode.CallSite;
import dev.quintain.runtime.inject.Arm;
import dev.quintain.runtime.inject.LeftOpen;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.TestRun.Status;
import dev.quintain.runtime.inject.Words;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Exceptions to be thrown at calls while an existing test runs, and what must not come of it. */
public final class Injection {
    private final StandAlone alone;
    private final List<Arm> arms = new ArrayList<>();
    private String test = "";

    private Injection(StandAlone alone) {
        this.alone = alone;
    }

    /**
     * Into the classes under test of this JVM, which must run with {@code -javaagent:quintain-agent.jar=classes=DIR}. Tests
     * of JUnit Jupiter's are given one by {@link InjectionExtension}.
     */
    public static Injection inThisJvm() {
        return new Injection(StandAlone.installed()
                .orElseThrow(() -> new IllegalStateException(
                        "start this JVM with -javaagent:quintain-agent.jar=classes=DIR, with the classes under test")));
    }

    /**
     * Has a call throw, once.
     *
     * @param place the class and line of the call: {@code com.acme.Reader:12}
     * @param callee for instance {@code FileReader.read} or {@code new FileReader}; {@code FileReader.read#2} for the
     *     second call in the same line
     * @param exception binary name
     */
    public Injection at(String place, String callee, String exception) {
        int sharp = callee.indexOf('#');
        String name = sharp < 0 ? callee : callee.substring(0, sharp);
        CallSite site = alone.sitesOf(place.substring(0, place.lastIndexOf(':'))).stream()
                .filter(each -> place.equals(each.className() + ":" + each.line())
                        && each.calleeName().equals(name))
                .skip(sharp < 0 ? 0 : Integer.parseInt(callee.substring(sharp + 1)) - 1L)
                .findFirst()
                .orElseThrow(() -> new AssertionError("there is no call of " + callee + " at " + place + " any more"));
        arms.add(new Arm(
                site.number(),
                exception,
                InjectedTraces.MARK + " at " + place + (site.after() ? " after " : " in place of ") + callee));
        return this;
    }

    /** The test to run, by the unique id that the JUnit Platform knows it by. */
    public Injection during(String uniqueId) {
        test = uniqueId;
        return this;
    }

    /** Fails if the test ends with that exception. */
    public void doesNotLeadTo(String exception) {
        TestRun run = run(arms);
        if (run.failure() != null && run.failure().types().contains(exception)) {
            throw new AssertionError(
                    "leads to " + exception + ": " + run.failure().message());
        }
    }

    /** Fails if more is left open or running than without the exceptions. */
    public void leavesNothingOpen() {
        TestRun plain = run(List.of());
        String left = LeftOpen.by(run(arms), plain);
        if (!left.isEmpty()) {
            throw new AssertionError("left open: " + left);
        }
    }

    /** Fails if an interrupt is neither thrown on nor kept. */
    public void keepsInterrupt() {
        TestRun run = run(arms);
        boolean out = run.failure() != null && run.failure().injected();
        if (!out && run.trial().shots().stream().anyMatch(shot -> !shot.restored() && shot.goesOn())) {
            throw new AssertionError("the interrupt was swallowed");
        }
    }

    /** Fails if the test does: for reads and writes that do less than they were asked to. */
    public void makesNoDifference() {
        TestRun run = run(arms);
        if (run.status() == Status.FAILED) {
            throw new AssertionError("the test fails"
                    + (run.failure() == null ? "" : ": " + run.failure().message()));
        }
    }

    /** Fails if the same test does not pass any more without the exceptions. */
    public void leavesStateIntact() {
        run(arms);
        if (run(List.of()).status() != Status.PASSED) {
            throw new AssertionError("the test does not pass any more");
        }
    }

    /** Fails if the test takes longer. What it is at is left behind. */
    public void ends(Duration limit) throws InterruptedException {
        var thread = new Thread(() -> run(arms), "injection");
        thread.setDaemon(true);
        thread.start();
        thread.join(limit.toMillis());
        if (thread.isAlive()) {
            throw new AssertionError("no end within " + limit.toSeconds() + " s");
        }
    }

    private TestRun run(List<Arm> injected) {
        var result = new ArrayList<TestRun>();
        new SuiteRunner(alone.underTest(), words -> note(words, result)).runOne(test, injected);
        return Optional.ofNullable(result.isEmpty() ? null : result.get(0))
                .orElseThrow(() -> new AssertionError("there is no test " + test + " any more"));
    }

    private static void note(@Nullable Words words, List<TestRun> result) {
        if (words instanceof Words.Ran ran) {
            result.add(ran.run());
        }
    }
}

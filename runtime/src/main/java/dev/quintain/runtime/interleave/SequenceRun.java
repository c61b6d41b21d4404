package dev.quintain.runtime.interleave;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadFactory;
import java.util.function.IntConsumer;

/** One run of a sequence: starts the threads, moves the clock, and sees who is left in the end. */
final class SequenceRun {
    private final TickClock clock;
    private final Conditions conditions;
    private final SequenceLog log = new SequenceLog();
    private final Observer observer = new Observer();
    private final List<TestThread> threads;
    private final int ticks;
    private final Quiescence quiescence;

    /** How a sequence is run. */
    record Conditions(
            Company company,
            Shared shared,
            Duration tickTime,
            Pace pace,
            ThreadFactory factory,
            IntConsumer whenQuiet) {}

    SequenceRun(TickClock clock, Conditions conditions, List<Step> steps, int ticks) {
        this.clock = clock;
        this.conditions = conditions;
        this.ticks = ticks;
        this.threads = threads(steps);
        this.quiescence = new Quiescence(
                observer, threads, conditions.company(), conditions.tickTime().toNanos());
    }

    private List<TestThread> threads(List<Step> steps) {
        Map<String, List<Step>> byThread = new LinkedHashMap<>();
        steps.forEach(step -> byThread.computeIfAbsent(step.thread(), name -> new ArrayList<>())
                .add(step));
        var made = new ArrayList<TestThread>();
        byThread.forEach((name, own) -> {
            own.sort(Comparator.comparingInt(Step::time));
            made.add(new TestThread(
                    name,
                    own,
                    clock,
                    log,
                    conditions.factory(),
                    conditions.company().asksKernel()));
        });
        return made;
    }

    Outcome run() {
        if (!carriedOut("setup()", conditions.shared()::setup)) {
            return log.outcome(List.of(), order());
        }
        threads.forEach(TestThread::start);
        for (int tick = 1; tick <= ticks; tick++) {
            clock.tick();
            settle(tick);
            conditions.whenQuiet().accept(tick);
        }
        clock.tick();
        List<String> leftBehind = end();
        carriedOut("teardown()", conditions.shared()::teardown);
        note();
        return log.outcome(leftBehind, order());
    }

    private List<String> order() {
        return threads.stream().map(TestThread::name).toList();
    }

    private void settle(int tick) {
        if (conditions.pace() == Pace.WALL) {
            sleep();
            return;
        }
        for (Sight restless : quiescence.await()) {
            log.note("at time " + tick + " the clock waited "
                    + conditions.tickTime().toMillis() + " ms for thread "
                    + restless.thread().getName() + ", which "
                    + (restless.condition() == Sight.Condition.IN_TIMED_WAIT ? "was in a timed wait" : "kept running")
                    + ", and then ticked all the same");
        }
    }

    private void sleep() {
        try {
            Thread.sleep(conditions.tickTime().toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Tells of the threads that are not done, and has them end; returns those that do not. */
    private List<String> end() {
        List<TestThread> stuck =
                threads.stream().filter(thread -> !thread.isDone()).toList();
        stuck.forEach(thread -> log.fault(thread.liveness(observer)));
        log.close();
        clock.end();
        if (stuck.isEmpty()) {
            return List.of();
        }
        stuck.forEach(TestThread::interrupt);
        if (conditions.pace() == Pace.WALL) {
            sleep();
        } else {
            quiescence.await();
        }
        return stuck.stream()
                .filter(thread -> !thread.isDone())
                .map(TestThread::name)
                .toList();
    }

    private boolean carriedOut(String what, Action action) {
        if (conditions.shared().getClass() == Shared.class) {
            return true;
        }
        Optional<Fault> fault = new Errand(what, action, conditions.company())
                .run(observer, conditions.tickTime().toNanos(), clock.time());
        fault.ifPresent(log::harnessFault);
        return fault.isEmpty();
    }

    private void note() {
        Set<String> uncertain = quiescence.uncertain();
        if (!uncertain.isEmpty()) {
            boolean one = uncertain.size() == 1;
            log.note("the system does not say whether " + (one ? "thread " : "threads ")
                    + String.join(", ", uncertain) + (one ? " sleeps" : " sleep") + "; the clock gave "
                    + (one ? "it" : "them") + " a settle time of " + Quiescence.SETTLE_MILLIS + " ms at each tick");
        }
    }
}

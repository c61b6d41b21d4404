package dev.quintain.runtime.interleave;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadFactory;
import java.util.function.IntConsumer;

/**
 * A test of a concurrent component: which thread makes which call at which tick of the clock, and what must come of it.
 *
 * <pre>{@code
 * var buffer = new ProducerConsumer();
 * var test = new Interleaving();
 * test.at(1, "sender").calls(() -> buffer.send("a")).completesAt(1);
 * test.at(2, "late sender").calls(() -> buffer.send("b")).completesAt(3);
 * test.at(3, "receiver").calls(() -> buffer.receive()).returns('a').completesAt(3);
 * test.at(4, "receiver").calls(() -> buffer.receive()).returns('b').completesAt(4);
 * test.verify();
 * }</pre>
 *
 * <p>The clock ticks when every thread is done or suspended. A thread that is neither, because it computes or sleeps, is
 * waited for, up to the tick time.
 */
public final class Interleaving {
    private static final Duration TICK_TIME = Duration.ofSeconds(1);

    private final Company company;
    private final TickClock clock = new TickClock();
    private final List<Step> steps = new ArrayList<>();
    private Duration tickTime = TICK_TIME;
    private Pace pace = Pace.QUIESCENT;
    private int ticks;
    private Shared shared = new Shared();
    private ThreadFactory factory;
    private IntConsumer whenQuiet = tick -> {};

    public Interleaving() {
        company = Thread.currentThread() instanceof Staged ? null : new Company();
        factory = block -> company.newThread(block);
    }

    /** The longest time between two ticks, or the time between any two if the clock is the wall's. */
    public Interleaving tickTime(Duration time) {
        tickTime = time;
        return this;
    }

    public Interleaving pace(Pace newPace) {
        pace = newPace;
        return this;
    }

    /** Has the threads made by somebody else; virtual threads, say. */
    public Interleaving threads(ThreadFactory newFactory) {
        factory = newFactory;
        return this;
    }

    /** What is set up before and torn down after the sequence. */
    public Interleaving shares(Shared object) {
        shared = object;
        return this;
    }

    /** Has somebody called at each tick, with its number, when every thread is done or suspended. */
    public Interleaving whenQuiet(IntConsumer listener) {
        whenQuiet = listener;
        return this;
    }

    /** Says how many ticks there are at least, whether or not something happens at the last. */
    public Interleaving ticks(int number) {
        ticks = Math.max(ticks, number);
        return this;
    }

    /** For systems without /proc, and to see what becomes of them. */
    Interleaving withoutKernel() {
        company.withoutKernel();
        return this;
    }

    /** Says when, from 1, and by which thread. The same name at several times is the same thread. */
    public Place at(int time, String thread) {
        if (time < 1) {
            throw new IllegalArgumentException("the first tick is 1, not " + time);
        }
        return new Place(time, thread);
    }

    /** A thread at a time. */
    public final class Place {
        private final int time;
        private final String thread;

        private Place(int time, String thread) {
            this.time = time;
            this.thread = thread;
        }

        public Call calls(Callable<?> callable) {
            var call = new Call(thread, callable);
            runs(call::run);
            return call;
        }

        public Call calls(Action action) {
            return calls(() -> {
                try {
                    action.run();
                    return null;
                } catch (Exception | Error e) {
                    throw e;
                } catch (Throwable e) {
                    throw new IllegalStateException(e);
                }
            });
        }

        /** Runs any code; what it checks, it checks itself. */
        public void runs(Block block) {
            steps.add(new Step(time, thread, block));
            ticks(time);
        }
    }

    /** The time of the clock. */
    public int time() {
        return clock.time();
    }

    /** Runs the sequence, once. */
    public Outcome run() {
        var conditions = new SequenceRun.Conditions(company, shared, tickTime, pace, factory, whenQuiet);
        return new SequenceRun(clock, conditions, steps, ticks).run();
    }

    /** Runs the sequence, once, on somebody else's stage. */
    public Outcome run(Stage stage) {
        return new StagedRun(clock, shared, steps, ticks).run(stage);
    }

    /** Runs the sequence, and throws an error that tells of all faults if there are any. */
    public void verify() {
        Outcome outcome = run();
        if (!outcome.isRight()) {
            throw new AssertionError(outcome.toString());
        }
    }
}

package dev.quintain.engine.generate;

import dev.quintain.runtime.Budget;
import dev.quintain.runtime.Probes;
import dev.quintain.sandbox.Aftermath;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.Sandbox;
import dev.quintain.sandbox.Services;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.sequence.Outcome;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.SequenceRunner;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Runs sequences, each as if it were the first. */
final class Bench {
    private final Sandbox sandbox;
    private final ResetMode mode;
    private final Runnable beforeLast;
    private SequenceRunner runner;
    private int loaders;
    private boolean used;
    private boolean overflowed;
    private @Nullable Keepsakes keepsakes;

    Bench(Sandbox sandbox, ResetMode mode, Runnable beforeLast) {
        this.sandbox = sandbox;
        this.mode = mode;
        this.beforeLast = beforeLast;
        this.runner = new SequenceRunner(sandbox.subject());
    }

    /** Looks at the values of a sequence while its run lasts: what it does with them is part of the test. */
    interface Look {
        void at(Outcome outcome, @Nullable Object[] values);
    }

    Trial run(Sequence sequence, LongSupplier meter, Look look) {
        if (mode == ResetMode.LOADER && used) {
            renew();
        }
        used = true;
        var values = new @Nullable Object[sequence.steps().size()];
        int before = Probes.fresh();
        long begun = meter.getAsLong();
        sandbox.begin();
        Outcome outcome = runner.run(sequence, values, beforeLast);
        var exhausted = Budget.exhausted();
        int fresh = Probes.fresh() - before;
        if (exhausted == null) {
            look.at(outcome, values);
        }
        if (keepsakes != null) {
            keepsakes.add(values);
        }
        Aftermath aftermath = sandbox.end();
        // What only those reached who looked, or put things back, no test of the sequence would show.
        Probes.forgetSince(before + fresh);
        if (aftermath.needsLoader() || isBroken(outcome)) {
            renew();
        }
        // To put everything back is part of what a test costs, and may be most of it.
        return new Trial(outcome, exhausted, aftermath, fresh, meter.getAsLong() - begun);
    }

    /**
     * Whether classes may be unusable from now on. A stack that overflows or a heap that is full rarely does that, and new
     * loaders are dear, since whatever they load is compiled again: they are left until a class that was being initialised
     * then turns out to be missing.
     */
    private boolean isBroken(Outcome outcome) {
        Throwable thrown = outcome instanceof Outcome.Threw threw ? threw.thrown() : null;
        if (thrown instanceof StackOverflowError || thrown instanceof OutOfMemoryError) {
            overflowed = true;
            return false;
        }
        return thrown instanceof VirtualMachineError || (overflowed && thrown instanceof LinkageError);
    }

    /** Whether all calls of a sequence are given what their generic types want. */
    boolean isTypeCorrect(Sequence sequence, @Nullable Object[] values) {
        return sequence.steps().stream().allMatch(step -> runner.isTypeCorrect(step, values));
    }

    /** How many loaders there were: objects of an earlier one have nothing to do with those of now. */
    int loaders() {
        return loaders;
    }

    void renew() {
        sandbox.renew();
        runner = new SequenceRunner(sandbox.subject());
        loaders++;
        used = false;
        overflowed = false;
    }

    /** What the class path provides for an interface of ours; stale when there is another loader. */
    <T> Services<T> services(Class<T> service) {
        return sandbox.subject().services(service);
    }

    /** What chance the runs that follow have: the same number, the same chance. */
    void draw(long lot) {
        sandbox.draw(lot);
    }

    /** From now on, what tests made stays though they have ended. */
    void keepValues() {
        keepsakes = new Keepsakes();
    }

    /** Gives who looks at a run a budget of its own. */
    void refill() {
        sandbox.refill();
    }

    SideEffects takeSideEffects() {
        return sandbox.takeSideEffects();
    }
}

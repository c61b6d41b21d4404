package dev.quintain.engine.generate;

import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.runtime.Probes;
import dev.quintain.sandbox.Aftermath;
import dev.quintain.sequence.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * One run of a sequence, when everything is put back.
 *
 * @param exhausted the budget that the sequence itself used up; null if none
 * @param fresh how many probes no earlier run had hit
 * @param cost in steps or nanoseconds
 */
record Trial(Outcome outcome, BudgetExceeded.@Nullable Kind exhausted, Aftermath aftermath, int fresh, long cost) {
    /** What a stack that overflows costs, in steps. */
    private static final long OVERFLOW = 10_000;

    /**
     * With a cost that is the same every time. How deep calls go before the stack overflows depends on which of them are
     * compiled by then; our own questions often lead there, as those about a list that contains itself.
     *
     * @param looking the steps it took to look at the values
     */
    Trial counted(long looking) {
        boolean overflowed = outcome instanceof Outcome.Threw threw && threw.thrown() instanceof StackOverflowError;
        return new Trial(outcome, exhausted, aftermath, fresh, overflowed ? OVERFLOW : cost - looking);
    }

    boolean returned() {
        return outcome instanceof Outcome.Returned && exhausted == null;
    }

    /** The probes that no earlier run had hit. Right after the run only. */
    int[] freshProbes() {
        return Probes.freshSince(Probes.fresh() - fresh);
    }

    /** Lets what the run reached count as never reached: no test of a suite may show it. Right after the run only. */
    void forgetProbes() {
        Probes.forgetSince(Probes.fresh() - fresh);
    }

    /** Whether a test can show what happened and disturb nobody who runs after it, with nothing put back. */
    boolean isFitForSuites() {
        return !aftermath.byClock() && wouldBeFit();
    }

    /** Whether a test could show it if only it did not ask for the time: what depends on that holds today, and not tomorrow. */
    boolean isDated() {
        return aftermath.byClock() && wouldBeFit();
    }

    private boolean wouldBeFit() {
        return isHarmless() && !aftermath.lasting() && !lacksAScreen();
    }

    /** Whether it was stopped, or stopped itself, for want of memory or of stack. */
    boolean usedUpMemory() {
        return exhausted == BudgetExceeded.Kind.ALLOCATION
                || (exhausted == null
                        && outcome instanceof Outcome.Threw threw
                        && threw.thrown() instanceof VirtualMachineError);
    }

    /** Whether it failed for want of a screen: where the test will run, there may be one. */
    private boolean lacksAScreen() {
        return outcome instanceof Outcome.Threw threw
                && threw.thrown().getClass().getName().equals("java.awt.HeadlessException");
    }

    /** Whether what happened is the doing of the code under test alone, and can be shown by a test. */
    boolean isHarmless() {
        return exhausted == null
                && !aftermath.refused()
                && aftermath.spoiled().isEmpty()
                && !(outcome instanceof Outcome.Threw threw && threw.thrown() instanceof VirtualMachineError);
    }
}

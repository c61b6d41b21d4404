package dev.quintain.engine.generate;

import dev.quintain.runtime.BudgetExceeded;
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
    boolean returned() {
        return outcome instanceof Outcome.Returned && exhausted == null;
    }

    /** Whether it is fit for a suite: whatever it changes, no sandbox will put back there. */
    boolean isTidy() {
        return isHarmless() && !aftermath.leftTraces();
    }

    /** Whether what happened can be shown by a test that does no harm. */
    boolean isHarmless() {
        return exhausted == null
                && !aftermath.refused()
                && aftermath.spoiled().isEmpty()
                && !(outcome instanceof Outcome.Threw threw && threw.thrown() instanceof VirtualMachineError);
    }
}

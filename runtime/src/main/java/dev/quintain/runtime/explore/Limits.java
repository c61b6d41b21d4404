package dev.quintain.runtime.explore;

import java.io.Serializable;

/**
 * How executions are made.
 *
 * @param mostSteps of one of them; whatever takes more counts as endless
 * @param spuriousWakeUps how many threads may wake up without a reason in each
 */
public record Limits(Mode mode, int mostSteps, int spuriousWakeUps) implements Serializable {
    private static final int STEPS = 200_000;

    public static Limits of(Mode mode) {
        return new Limits(mode, STEPS, 0);
    }
}

package dev.quintain.engine.walk;

import dev.quintain.finding.StateMachine.Transition;
import dev.quintain.sandbox.SideEffects;
import java.math.BigInteger;
import java.util.List;

/**
 * What a walk came to.
 *
 * @param normal sequences that executed normally
 * @param exceptions sequences that an exception ended, or that had to be stopped
 * @param voids those of the normal ones that end in a procedure
 * @param discarded sequences of the lengths walked that were not tried, since they begin with one that was cut short
 * @param transitions how calls lead from state to state; empty for other strategies
 * @param stopped whether the walk ended before all sequences were tried
 */
public record WalkResult(
        long normal,
        long exceptions,
        long voids,
        BigInteger discarded,
        List<Transition> transitions,
        boolean stopped,
        SideEffects effects) {
    public WalkResult {
        transitions = List.copyOf(transitions);
    }

    public long executed() {
        return normal + exceptions;
    }
}

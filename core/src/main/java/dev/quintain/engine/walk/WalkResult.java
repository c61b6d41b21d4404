package dev.quintain.engine.walk;

import dev.quintain.finding.StateMachine.Transition;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.worker.WorkerFault;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * What a walk came to.
 *
 * @param normal sequences that executed normally
 * @param exceptions sequences that an exception ended, or that had to be stopped
 * @param waits sequences that waited for another thread, and were ended
 * @param voids those of the normal ones that end in a procedure
 * @param discarded sequences of the lengths walked that were not tried, since they begin with one that was cut short
 * @param transitions how calls lead from state to state; empty for other strategies
 * @param stopped whether the walk ended before all sequences were tried
 * @param deepMethods names of methods that were taken for observers, but change objects deeper than fields were followed
 * @param fault the fault of ours that ended it, if one did
 */
public record WalkResult(
        long normal,
        long exceptions,
        long waits,
        long voids,
        BigInteger discarded,
        List<Transition> transitions,
        boolean stopped,
        List<String> deepMethods,
        SideEffects effects,
        Optional<WorkerFault> fault) {
    public WalkResult {
        transitions = List.copyOf(transitions);
        deepMethods = List.copyOf(deepMethods);
    }

    public long executed() {
        return normal + exceptions + waits;
    }
}

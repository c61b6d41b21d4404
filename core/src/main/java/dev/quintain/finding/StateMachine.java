package dev.quintain.finding;

import java.io.Serializable;
import java.util.List;

/**
 * The states of a class and how calls lead from one to the other.
 *
 * @param states by name, the first found first
 */
public record StateMachine(String className, List<String> states, List<Transition> transitions)
        implements Serializable {
    public StateMachine {
        states = List.copyOf(states);
        transitions = List.copyOf(transitions);
    }

    /**
     * What a call does in a state.
     *
     * @param call the call with its arguments: {@code push(Object Object#0)}
     * @param to the state it leads to; the same if it throws
     * @param exception the type of what it throws; empty if it returns
     */
    public record Transition(String from, String call, String to, String exception) implements Serializable {}
}

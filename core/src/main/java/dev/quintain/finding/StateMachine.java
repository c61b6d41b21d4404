package dev.quintain.finding;

import java.io.Serializable;
import java.util.List;

/**
 * The states of a class and how calls lead from one to the other.
 *
 * @param states the first found first
 */
public record StateMachine(String className, List<State> states, List<Transition> transitions) implements Serializable {
    public StateMachine {
        states = List.copyOf(states);
        transitions = List.copyOf(transitions);
    }

    /**
     * A state.
     *
     * @param calls how many calls it takes to get there from a new object
     */
    public record State(String name, int calls) implements Serializable {}

    /**
     * What a call does in a state.
     *
     * @param call the method: {@code push(Object)}
     * @param to the state it leads to; the same if it throws
     * @param exception the type of what it throws, or {@link #WAITS}; empty if it returns
     */
    public record Transition(String from, String call, String to, String exception) implements Serializable {
        /** It does not return before another thread does something. */
        public static final String WAITS = "waits";

        public boolean isWaiting() {
            return exception.equals(WAITS);
        }
    }
}

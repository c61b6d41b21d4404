package dev.quintain.engine.walk;

import dev.quintain.finding.StateMachine;
import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * The design states of a class: what its predicates tell apart.
 *
 * @param states in the order in which they were found, the nearest first
 * @param neverTrue names of predicates that held in no state
 * @param neverFalse names of predicates that held in every state
 * @param probes how many sequences the search tried
 * @param depth the length of the longest
 * @param complete whether the search saw all there was
 */
public record StateSpace(
        List<State> states, List<String> neverTrue, List<String> neverFalse, int probes, int depth, boolean complete) {
    public StateSpace {
        states = List.copyOf(states);
    }

    /**
     * A state that the class can be in.
     *
     * @param name the predicates that hold: {@code OnLoan&Reserved}, or {@code Default} if none does
     * @param truths the same as bits
     * @param path the shortest way to it
     */
    record State(String name, int truths, Path path) {}

    /** The states and how many calls away they are. */
    public List<StateMachine.State> distances() {
        return states.stream()
                .map(state -> new StateMachine.State(state.name(), state.path().length() - 1))
                .toList();
    }

    /** The names of the states. */
    public List<String> names() {
        return states.stream().map(State::name).toList();
    }

    static StateSpace of(Protocol protocol, List<Reply.Found> found, Reply.Searched searched) {
        List<Operation> predicates = predicates(protocol);
        List<State> states = found.stream()
                .map(each -> new State(name(protocol, each.truths()), each.truths(), each.path()))
                .toList();
        return new StateSpace(
                states,
                always(predicates, states, false),
                always(predicates, states, true),
                searched.probes(),
                searched.depth(),
                searched.complete());
    }

    private static List<String> always(List<Operation> predicates, List<State> states, boolean truth) {
        var names = new ArrayList<String>();
        for (int i = 0; i < predicates.size(); i++) {
            int bit = 1 << i;
            if (states.stream().allMatch(state -> ((state.truths() & bit) != 0) == truth)) {
                names.add(predicates.get(i).name());
            }
        }
        return names;
    }

    private static List<Operation> predicates(Protocol protocol) {
        return protocol.predicates().stream().map(protocol.methods()::get).toList();
    }

    /**
     * What a state is called in which these predicates hold. Where two say the same ({@code empty}, {@code isEmpty}), it
     * is said once; but if only one of them holds, it is called by its full name, so that no two states are called alike.
     */
    static String name(Protocol protocol, int truths) {
        List<Operation> predicates = predicates(protocol);
        var alike = new TreeMap<String, List<Integer>>();
        for (int i = 0; i < predicates.size(); i++) {
            alike.computeIfAbsent(property(predicates.get(i).name()), name -> new ArrayList<>())
                    .add(i);
        }
        var names = new ArrayList<String>();
        alike.forEach((property, numbers) -> {
            List<String> holding = numbers.stream()
                    .filter(i -> (truths & 1 << i) != 0)
                    .map(i -> predicates.get(i).name())
                    .toList();
            names.addAll(holding.size() == numbers.size() ? List.of(property) : holding);
        });
        return names.isEmpty() ? "Default" : String.join("&", names);
    }

    /** {@code isOnLoan} says OnLoan. */
    private static String property(String predicate) {
        for (String prefix : List.of("is", "has")) {
            if (predicate.length() > prefix.length()
                    && predicate.startsWith(prefix)
                    && Character.isUpperCase(predicate.charAt(prefix.length()))) {
                return predicate.substring(prefix.length());
            }
        }
        return Character.toUpperCase(predicate.charAt(0)) + predicate.substring(1);
    }
}

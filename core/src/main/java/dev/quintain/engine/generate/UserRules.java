package dev.quintain.engine.generate;

import dev.quintain.finding.Rule;
import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.runtime.Guard;
import dev.quintain.runtime.extension.Contract;
import dev.quintain.runtime.extension.ValueFilter;
import dev.quintain.sandbox.Services;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.ThrownReader;
import dev.quintain.subject.JavaType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The contracts and filters that the class path of the code under test brings along, as one exploration uses them. Calls
 * foreign code, within the test. One that throws says nothing about the code under test: it is told, and not asked again.
 */
final class UserRules {
    /** How many objects of a sequence are looked at in pairs. */
    private static final int PAIRED = 8;

    private static final int LONGEST_ANSWER = 150;

    private final Bench bench;
    private final Set<String> unused;
    private final Generator.Announcer announcer;
    private final Finds finds;
    private List<ServiceLoader.Provider<Contract>> contracts = List.of();
    private List<ServiceLoader.Provider<ValueFilter>> filters = List.of();
    private int loaders = -1;
    /** The class path does not change: where there are none, there never will be. */
    private boolean none;

    /**
     * @param unused contracts and filters not to use
     */
    UserRules(Bench bench, Set<String> unused, Generator.Announcer announcer, Finds finds) {
        this.bench = bench;
        this.unused = new HashSet<>(unused);
        this.announcer = announcer;
        this.finds = finds;
    }

    /** A contract that does not hold, and what it says itself. */
    record Broken(Claim claim, String says) {}

    /** The first contract that does not hold of the objects that calls made. */
    Optional<Broken> broken(Sequence sequence, @Nullable Object[] values) {
        lookUp();
        if (contracts.isEmpty()) {
            return Optional.empty();
        }
        List<Integer> objects = objects(sequence, values);
        for (ServiceLoader.Provider<Contract> provider : contracts) {
            var check = new Check(provider.type().getName(), sequence, values);
            Optional<Broken> found = ask("contract", provider, contract -> check.of(contract, objects))
                    .flatMap(broken -> broken);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** The steps whose values some filter does not admit: they are not built on. */
    Set<Integer> closed(Sequence sequence, @Nullable Object[] values) {
        lookUp();
        if (filters.isEmpty()) {
            return Set.of();
        }
        var closed = new HashSet<Integer>();
        for (int step = 0; step < values.length; step++) {
            Object value = values[step];
            if (value != null && isObject(sequence.steps().get(step)) && !admits(value)) {
                closed.add(step);
            }
        }
        return closed;
    }

    private boolean admits(Object value) {
        return filters.stream()
                .allMatch(provider ->
                        ask("filter", provider, filter -> filter.admits(value)).orElse(true));
    }

    private void lookUp() {
        if (none || bench.loaders() == loaders) {
            return;
        }
        bench.refill();
        loaders = bench.loaders();
        Services<Contract> ofContracts = bench.services(Contract.class);
        Services<ValueFilter> ofFilters = bench.services(ValueFilter.class);
        ofContracts.faults().forEach(fault -> finds.complain(fault, "a contract cannot be used: " + fault));
        ofFilters.faults().forEach(fault -> finds.complain(fault, "a filter cannot be used: " + fault));
        contracts = ofContracts.providers();
        filters = ofFilters.providers();
        none = contracts.isEmpty() && filters.isEmpty();
    }

    /** The newest first: one object under several numbers counts once. */
    private static List<Integer> objects(Sequence sequence, @Nullable Object[] values) {
        var objects = new ArrayList<Integer>();
        for (int step = values.length - 1; step >= 0; step--) {
            Object value = values[step];
            if (value != null
                    && isObject(sequence.steps().get(step))
                    && objects.stream().noneMatch(other -> values[other] == value)) {
                objects.add(step);
            }
        }
        return objects;
    }

    private static boolean isObject(Step step) {
        JavaType type = step.type();
        return step instanceof Call && type.isReference() && !type.isBox();
    }

    /** Makes a rule and asks it something; empty if it is not used, or not any more. */
    private <R, T> Optional<T> ask(String kind, ServiceLoader.Provider<R> provider, Function<R, T> question) {
        String rule = kind + " " + provider.type().getName();
        if (unused.contains(rule)) {
            return Optional.empty();
        }
        boolean refused = Guard.hasRefused();
        // What the sequence has left is no measure for who looks at it.
        bench.refill();
        announcer.asks(rule);
        try {
            T answer = question.apply(provider.get());
            if (refused || !Guard.hasRefused()) {
                return Optional.of(answer);
            }
            giveUp(rule, "tried what tests must not do");
        } catch (Throwable thrown) {
            giveUp(rule, reason(thrown));
        } finally {
            announcer.asks(null);
        }
        bench.refill();
        return Optional.empty();
    }

    private static String reason(Throwable thrown) {
        if (thrown instanceof BudgetExceeded) {
            return "took too many steps or too much memory";
        }
        Throwable cause = thrown.getCause();
        return "itself threw "
                + ThrownReader.read(thrown instanceof ServiceConfigurationError && cause != null ? cause : thrown)
                        .headline();
    }

    private void giveUp(String rule, String why) {
        unused.add(rule);
        finds.complain(rule, gaveUp(rule, why));
    }

    static String gaveUp(String rule, String why) {
        return "the " + rule + " " + why + " and was not used any more";
    }

    /** What a contract has to say of a claim that it does not find kept. */
    static String says(Claim claim, String answer) {
        String brief = answer.length() <= LONGEST_ANSWER ? answer : answer.substring(0, LONGEST_ANSWER) + "...";
        return claim.says() + ": " + brief.replaceAll("\\s+", " ").strip();
    }

    /** One sequence under the eyes of one contract. */
    private static final class Check {
        private final String name;
        private final Sequence sequence;
        private final @Nullable Object[] values;

        Check(String name, Sequence sequence, @Nullable Object[] values) {
            this.name = name;
            this.sequence = sequence;
            this.values = values;
        }

        Optional<Broken> of(Contract contract, List<Integer> objects) {
            for (int step : objects) {
                Optional<String> answer = contract.brokenBy(value(step));
                if (answer.isPresent()) {
                    return broken(answer.get(), step);
                }
            }
            List<Integer> newest = objects.subList(0, Math.min(objects.size(), PAIRED));
            for (int one : newest) {
                for (int other : newest) {
                    Optional<String> answer =
                            one == other ? Optional.empty() : contract.brokenBy(value(one), value(other));
                    if (answer.isPresent()) {
                        return broken(answer.get(), one, other);
                    }
                }
            }
            return Optional.empty();
        }

        private Object value(int step) {
            return Objects.requireNonNull(values[step]);
        }

        private Optional<Broken> broken(String answer, Integer... steps) {
            Claim claim = Claim.about(sequence)
                    .nothingBrokenBy(name, List.of(steps))
                    .fails(
                            Rule.CONTRACT,
                            "breaks "
                                    + name.substring(name.lastIndexOf('.') + 1).replace('$', '.'));
            return Optional.of(new Broken(claim, says(claim, answer)));
        }
    }
}

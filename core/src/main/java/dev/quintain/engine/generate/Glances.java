package dev.quintain.engine.generate;

import dev.quintain.sequence.Literal.Constant;
import dev.quintain.sequence.Outcome;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses what a test looks at when its last call is over: of all that the objects in it could be asked, the few answers that
 * say the most about that call. These are the ones that it changed, those about what it is named for, and those that are what
 * it was given.
 */
final class Glances {
    private static final int MOST_AT_ONE = 3;
    /** Objects that are neither what the call was made on nor what it returned. */
    private static final int MOST_OTHERS = 2;

    private static final int MOST_TRIED = 40;

    /** Answers that say little when they are what was given as well. */
    private static final Set<String> USUAL = Set.of("null", "0", "1", "false", "true", "", "0.0", "1.0");

    private final Bench bench;
    private final Observers observers;
    private final boolean unchangedToo;

    /**
     * @param unchangedToo whether to look at what did not change, too
     */
    Glances(Bench bench, Observers observers, boolean unchangedToo) {
        this.bench = bench;
        this.observers = observers;
        this.unchangedToo = unchangedToo;
    }

    /**
     * The most telling ones.
     *
     * @param values what the steps of the sequence came to
     * @param known whether it is known what the last call returns
     */
    List<Glance> at(Sequence sequence, @Nullable Object[] values, boolean known) {
        List<Step> steps = sequence.steps();
        int last = steps.size() - 1;
        Map<Glance, @Nullable Object> after = answers(steps, candidates(steps, values));
        List<Step> before = steps.subList(0, last);
        Map<Glance, @Nullable Object> earlier = answers(
                before,
                after.keySet().stream().filter(glance -> glance.at() < last).toList());
        return new Choice((Call) steps.get(last), steps, after, earlier).chosen(known);
    }

    private List<Glance> candidates(List<Step> steps, @Nullable Object[] values) {
        int last = steps.size() - 1;
        var places = new ArrayList<Integer>();
        places.add(last);
        Call call = (Call) steps.get(last);
        if (!Observers.isObserver(call.operation())) {
            if (call.operation().hasReceiver()) {
                places.add(call.inputs().get(0));
            }
            for (int i = 0; i < last; i++) {
                places.add(i);
            }
        }
        var candidates = new ArrayList<Glance>();
        var seen = new ArrayList<@Nullable Object>();
        for (int place : places) {
            Object value = values[place];
            // Of what returns an object of before, that object tells.
            boolean again = place == last
                    ? Stream.of(values).limit(last).anyMatch(other -> other == value)
                    : seen.stream().anyMatch(other -> other == value);
            if (value != null && !again && Steps.isChangeable(steps.get(place))) {
                seen.add(value);
                observers.of(steps.get(place).type()).forEach(each -> candidates.add(new Glance(place, each)));
            }
        }
        return candidates.stream().limit(MOST_TRIED).toList();
    }

    /** What each comes to behind some steps; without those that throw, which have more to them than looking. */
    private Map<Glance, @Nullable Object> answers(List<Step> steps, List<Glance> glances) {
        List<Glance> open = new ArrayList<>(glances);
        while (!open.isEmpty()) {
            var run = new Expectations.Run();
            Trial trial = bench.run(sequence(steps, open), () -> 0, run);
            if (trial.isFitForSuites() && trial.returned()) {
                var answers = new LinkedHashMap<Glance, @Nullable Object>();
                for (int i = 0; i < open.size(); i++) {
                    answers.put(open.get(i), run.values[steps.size() + i]);
                }
                return answers;
            }
            if (run.outcome instanceof Outcome.Threw threw) {
                if (threw.step() < steps.size()) {
                    return Map.of();
                }
                open.remove(threw.step() - steps.size());
            } else {
                // One of them does more than to look.
                open = new ArrayList<>(open.subList(0, open.size() / 2));
            }
        }
        return Map.of();
    }

    /** The steps, and the glances behind them. */
    static Sequence sequence(List<Step> steps, List<Glance> glances) {
        return new Sequence(Stream.concat(steps.stream(), glances.stream().map(Glance::call))
                .toList());
    }

    /** A choice among answers. */
    private final class Choice {
        private final Call call;
        private final Map<Glance, @Nullable Object> after;
        private final Map<Glance, @Nullable Object> before;
        private final int last;
        private final Set<String> given;

        Choice(Call call, List<Step> steps, Map<Glance, @Nullable Object> after, Map<Glance, @Nullable Object> before) {
            this.call = call;
            this.after = after;
            this.before = before;
            this.last = steps.size() - 1;
            this.given = call.inputs().stream()
                    .map(steps::get)
                    .flatMap(step -> step instanceof Value value && value.literal() instanceof Constant constant
                            ? Stream.of(String.valueOf(constant.value()))
                            : Stream.empty())
                    .filter(text -> !USUAL.contains(text))
                    .collect(Collectors.toSet());
        }

        List<Glance> chosen(boolean known) {
            var chosen = new ArrayList<>(best(last, MOST_AT_ONE, true));
            if (call.operation().hasReceiver()) {
                chosen.addAll(best(call.inputs().get(0), MOST_AT_ONE, unchangedToo));
            }
            after.keySet().stream()
                    .map(Glance::at)
                    .filter(at -> at != last && !isReceiver(at))
                    .distinct()
                    .flatMap(at -> best(at, 1, false).stream())
                    .limit(MOST_OTHERS)
                    .forEach(chosen::add);
            // Something should be seen of a call that changes nothing and returns nothing.
            return chosen.isEmpty() && !known && call.operation().hasReceiver()
                    ? best(call.inputs().get(0), 1, true)
                    : chosen;
        }

        private boolean isReceiver(int at) {
            return call.operation().hasReceiver() && at == call.inputs().get(0);
        }

        /** Where some say something, those that do not are left out. */
        private List<Glance> best(int at, int most, boolean unchanged) {
            List<Glance> all = after.keySet().stream()
                    .filter(glance -> glance.at() == at)
                    .filter(glance -> unchanged || hasChanged(glance))
                    .sorted(Comparator.comparing(this::weight).reversed())
                    .limit(most)
                    .toList();
            List<Glance> weighty =
                    all.stream().filter(glance -> weight(glance) > 0).toList();
            return weighty.isEmpty() ? all : weighty;
        }

        private int weight(Glance glance) {
            Object answer = after.get(glance);
            String about = Glance.propertyOf(call.operation());
            boolean named = !about.isEmpty() && glance.property().startsWith(about);
            boolean content = answer instanceof String && glance.at() != last && !isReceiver(glance.at());
            return (hasChanged(glance) ? 8 : 0)
                    + (named ? 4 : 0)
                    + (given.contains(String.valueOf(answer)) ? 2 : 0)
                    + (content ? 1 : 0);
        }

        /** Whether the object, or for what is returned the one that the call is made on, answered otherwise before. */
        private boolean hasChanged(Glance glance) {
            Glance counterpart = glance.at() == last && call.operation().hasReceiver()
                    ? new Glance(call.inputs().get(0), glance.observer())
                    : glance;
            return before.containsKey(counterpart) && !Objects.equals(before.get(counterpart), after.get(glance));
        }
    }
}

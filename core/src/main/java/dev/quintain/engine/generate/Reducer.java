package dev.quintain.engine.generate;

import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Literal.ArrayOf;
import dev.quintain.sequence.Literal.Constant;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.JavaType;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes a sequence shorter and its literals simpler, as long as it shows the same. */
final class Reducer {
    private final ClassIndex index;
    private final Taste taste;
    private final Predicate<Sequence> shows;
    private int trials;

    /** Which values are preferred, the best first. */
    record Taste(List<Integer> numbers, List<String> texts) {
        /** A fault should be shown with as little as possible. */
        static final Taste SIMPLE = new Taste(List.of(0, 1, 2), List.of("", "a"));

        /** What a method does with nothing says little of what it does. */
        static final Taste TELLING = new Taste(List.of(2, 1, 0), List.of("abc", "a", ""));

        private List<? extends Serializable> instead(Serializable value) {
            if (value instanceof String) {
                return texts;
            }
            if (value instanceof Integer) {
                return numbers;
            }
            if (value instanceof Long) {
                return numbers.stream().map(Integer::longValue).toList();
            }
            return value instanceof Double
                    ? numbers.stream().map(Integer::doubleValue).toList()
                    : List.of();
        }
    }

    /**
     * @param shows whether a sequence still shows what it is there for
     * @param trials how often that may be asked
     */
    Reducer(ClassIndex index, Taste taste, Predicate<Sequence> shows, int trials) {
        this.index = index;
        this.taste = taste;
        this.shows = shows;
        this.trials = trials;
    }

    /**
     * @param tail how many steps at the end stay as they are
     */
    Sequence reduce(Sequence sequence, int tail) {
        Sequence shortest = withoutUnused(sequence, tail);
        boolean better = true;
        while (better && trials > 0) {
            Optional<Sequence> next = shorter(shortest, tail);
            better = next.isPresent();
            shortest = next.orElse(shortest);
        }
        return simpler(shortest, tail);
    }

    /** Without calls whose results nobody uses, most of which change nothing: all at once if that will do, else by halves. */
    private Sequence withoutUnused(Sequence sequence, int tail) {
        List<Integer> unused = IntStream.range(0, sequence.steps().size() - tail)
                .filter(step -> sequence.steps().get(step) instanceof Call && !isUsed(sequence, step))
                .boxed()
                .toList();
        Set<Integer> dropped = dropped(sequence, unused, Set.of());
        return dropped.isEmpty() ? sequence : withoutUnused(without(sequence, dropped), tail);
    }

    private Set<Integer> dropped(Sequence sequence, List<Integer> candidates, Set<Integer> before) {
        if (candidates.isEmpty()) {
            return before;
        }
        var all = new HashSet<>(before);
        all.addAll(candidates);
        if (stillShows(without(sequence, all))) {
            return all;
        }
        int half = candidates.size() / 2;
        return half == 0
                ? before
                : dropped(
                        sequence,
                        candidates.subList(0, half),
                        dropped(sequence, candidates.subList(half, candidates.size()), before));
    }

    private Optional<Sequence> shorter(Sequence sequence, int tail) {
        for (int i = sequence.steps().size() - tail - 1; i >= 0; i--) {
            if (sequence.steps().get(i) instanceof Call) {
                int step = i;
                Optional<Sequence> found = replacements(sequence, i)
                        .mapToObj(by -> without(sequence, step, by))
                        .filter(this::stillShows)
                        .findFirst();
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    /** The steps whose values could be used in place of a step's; -1 stands for none, where nobody uses it. */
    private IntStream replacements(Sequence sequence, int step) {
        if (!isUsed(sequence, step)) {
            return IntStream.of(-1);
        }
        JavaType type = sequence.steps().get(step).type();
        return IntStream.range(0, step)
                .filter(other -> type.isReference()
                        && !sequence.steps().get(other).type().equals(JavaType.VOID)
                        && index.isSubtype(sequence.steps().get(other).type(), type));
    }

    private static boolean isUsed(Sequence sequence, int step) {
        return IntStream.range(step + 1, sequence.steps().size())
                .anyMatch(user -> sequence.steps().get(user) instanceof Call call
                        && call.inputs().contains(step));
    }

    private static Sequence without(Sequence sequence, int step, int replacement) {
        List<Step> redirected = sequence.steps().stream()
                .map(each -> each instanceof Call call ? redirected(call, step, replacement) : each)
                .toList();
        return without(new Sequence(redirected), Set.of(step));
    }

    private static Sequence without(Sequence sequence, Set<Integer> dropped) {
        List<Step> steps = sequence.steps();
        boolean[] needed = needed(steps, dropped);
        int[] numbers = new int[steps.size()];
        var kept = new ArrayList<Step>();
        for (int i = 0; i < needed.length; i++) {
            if (needed[i]) {
                numbers[i] = kept.size();
                Step each = steps.get(i);
                kept.add(
                        each instanceof Call call
                                ? new Call(
                                        call.operation(),
                                        call.inputs().stream()
                                                .map(input -> numbers[input])
                                                .toList())
                                : each);
            }
        }
        return new Sequence(kept);
    }

    private static Call redirected(Call call, int from, int to) {
        return new Call(
                call.operation(),
                call.inputs().stream().map(input -> input == from ? to : input).toList());
    }

    // A literal that nobody uses any more goes with the call that used it.
    private static boolean[] needed(List<Step> steps, Set<Integer> dropped) {
        var needed = new boolean[steps.size()];
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (!dropped.contains(i) && (needed[i] || steps.get(i) instanceof Call)) {
                needed[i] = true;
                if (steps.get(i) instanceof Call call) {
                    call.inputs().forEach(input -> needed[input] = true);
                }
            }
        }
        return needed;
    }

    private Sequence simpler(Sequence sequence, int tail) {
        Sequence simplest = sequence;
        for (int i = 0; i < sequence.steps().size() - Math.max(0, tail - 1); i++) {
            if (simplest.steps().get(i) instanceof Value value) {
                simplest = simpler(simplest, i, value);
            }
        }
        return simplest;
    }

    /** Where a value is given several times, as the sides of a square are, it may have to stay the same in all places. */
    private Sequence simpler(Sequence sequence, int step, Value value) {
        return simplerThan(value.literal())
                .flatMap(simple -> Stream.of(with(sequence, step, simple), withAll(sequence, value, simple))
                        .distinct())
                .filter(this::stillShows)
                .findFirst()
                .orElse(sequence);
    }

    private Stream<Literal> simplerThan(Literal literal) {
        if (literal instanceof ArrayOf array && !array.elements().isEmpty()) {
            return Stream.of(
                    new ArrayOf(array.type(), List.of()),
                    new ArrayOf(array.type(), array.elements().subList(0, 1)));
        }
        if (!(literal instanceof Constant constant)) {
            return Stream.empty();
        }
        List<? extends Serializable> better = taste.instead(constant.value());
        int place = better.indexOf(constant.value());
        return better.subList(0, place < 0 ? better.size() : place).stream()
                .map(value -> new Constant(constant.type(), value));
    }

    private static Sequence with(Sequence sequence, int step, Literal literal) {
        var steps = new ArrayList<Step>(sequence.steps());
        steps.set(step, new Value(literal));
        return new Sequence(steps);
    }

    private static Sequence withAll(Sequence sequence, Value value, Literal literal) {
        return new Sequence(sequence.steps().stream()
                .map(step -> step.equals(value) ? new Value(literal) : step)
                .toList());
    }

    private boolean stillShows(Sequence sequence) {
        return trials-- > 0 && shows.test(sequence);
    }
}

package dev.quintain.engine.generate;

import dev.quintain.sequence.Expected;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Literal.Constant;
import dev.quintain.sequence.Outcome;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.subject.JavaType;
import java.io.Serializable;
import java.lang.reflect.Array;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Takes down what a sequence comes to, so that a test can demand the same (section 3.3, the regression oracle). */
final class Expectations {
    private static final int LONGEST_TEXT = 120;
    private static final int MOST_ELEMENTS = 24;
    /** So often is a test run that draws random numbers, each time with others, before it is believed. */
    private static final int LOTS = 16;

    /**
     * And so often one that gives away an object whose hash code is that of its identity, which is another each time: in a
     * hash table, which of two comes first is chance, and within a few runs both do.
     */
    private static final int IDENTITIES = 8;

    /**
     * The hash of an object's identity, which is another the next time; a stub's text, which is a lambda's in a test; names
     * of classes that the JVM makes, and numbers as it goes.
     */
    private static final Pattern UNSTEADY =
            Pattern.compile("@[0-9a-f]{3,}|stub of |\\$\\$Lambda|\\$Proxy\\d|(?:jdk|com\\.sun)\\.proxy");

    /** Which of these there are is up to who runs the test, even where it is only said that there is one. */
    private static final Set<JavaType> THREADS = Set.of(JavaType.of(Thread.class), JavaType.of(ThreadGroup.class));

    private final Bench bench;
    private final Glances glances;

    Expectations(Bench bench, Glances glances) {
        this.bench = bench;
        this.glances = glances;
    }

    /** The sequence with looks at what it left, and what all of these come to; empty if it cannot be shown. */
    Optional<Scenario> observe(Sequence sequence) {
        var run = new Run();
        Trial trial = bench.run(sequence, () -> 0, run);
        if (!trial.isFitForSuites() || run.outcome == null) {
            return Optional.empty();
        }
        int last = sequence.steps().size() - 1;
        if (run.outcome instanceof Outcome.Threw threw) {
            return threw.step() == last
                    ? Optional.of(new Scenario(sequence, last, Map.of(last, thrown(threw.thrown()))))
                    : Optional.empty();
        }
        if (!(run.outcome instanceof Outcome.Returned)) {
            return Optional.empty();
        }
        Optional<Scenario> looked = looked(sequence, run.values);
        return trial.aftermath().byChance() ? looked.flatMap(this::withoutChance) : looked;
    }

    /** Without what other random numbers do otherwise: that a call returns, whatever is drawn, is worth a test by itself. */
    private Optional<Scenario> withoutChance(Scenario scenario) {
        List<Integer> broken = broken(scenario, () -> {});
        Map<Integer, Expected> others = new HashMap<>(scenario.expected());
        broken.forEach(others::remove);
        int last = scenario.sequence().steps().size() - 1;
        if (broken.contains(last) && isReference(scenario.expected().get(last), scenario.sequence(), last)) {
            others.put(last, new Expected.Something());
        }
        return broken.contains(-1)
                ? Optional.empty()
                : Optional.of(scenario.with(others).withoutBareLooks());
    }

    private static boolean isReference(@Nullable Expected before, Sequence sequence, int step) {
        return sequence.steps().get(step).type().isReference()
                && !(before instanceof Expected.Null || before instanceof Expected.Something);
    }

    /** How a sequence ends, by its last call or an earlier one that throws; empty if it cannot be shown, or chance decides. */
    Optional<Ending> ending(Sequence sequence) {
        var run = new Run();
        Trial trial = bench.run(sequence, () -> 0, run);
        Optional<Ending> ending = ending(sequence, trial, run);
        int lots = trial.aftermath().byChance() ? LOTS : 1;
        for (int lot = 1; lot < lots && ending.isPresent(); lot++) {
            bench.draw(lot);
            var again = new Run();
            Trial other = bench.run(sequence, () -> 0, again);
            ending = ending.filter(ending(sequence, other, again).stream().toList()::contains);
        }
        bench.draw(0);
        return ending;
    }

    private Optional<Ending> ending(Sequence sequence, Trial trial, Run run) {
        if (!trial.isFitForSuites() || run.outcome == null || !bench.isTypeCorrect(sequence, run.values)) {
            return Optional.empty();
        }
        if (run.outcome instanceof Outcome.Threw threw) {
            return Optional.of(new Ending(threw.step(), thrown(threw.thrown())));
        }
        int last = run.values.length - 1;
        Object result = run.values[last];
        Optional<Expected> known = expected(result, sequence.steps().get(last).type());
        boolean nothing = sequence.steps().get(last).type().equals(JavaType.VOID);
        return run.outcome instanceof Outcome.Returned
                ? Optional.of(new Ending(last, nothing ? null : known.orElse(new Expected.Something())))
                : Optional.empty();
    }

    private static Expected thrown(Throwable thrown) {
        return new Expected.Throws(new JavaType(thrown.getClass().getName()));
    }

    private Optional<Scenario> looked(Sequence sequence, @Nullable Object[] values) {
        int last = values.length - 1;
        Map<Integer, Expected> bare = known(sequence, last, values);
        List<Glance> telling = glances.at(sequence, values, bare.containsKey(last));
        Sequence longer = Glances.sequence(sequence.steps(), telling);
        var run = new Run();
        Trial trial = bench.run(longer, () -> 0, run);
        return Optional.of(
                trial.isFitForSuites() && trial.returned()
                        ? new Scenario(longer, last, known(longer, last, run.values)).withoutBareLooks()
                        : new Scenario(sequence, last, bare));
    }

    private static Map<Integer, Expected> known(Sequence sequence, int last, @Nullable Object[] values) {
        var known = new HashMap<Integer, Expected>();
        List<Step> steps = sequence.steps();
        for (int i = last; i < values.length; i++) {
            JavaType type = steps.get(i).type();
            if (!type.equals(JavaType.VOID) && !THREADS.contains(type)) {
                expected(values[i], type).ifPresent(put(known, i));
            }
        }
        Object result = values[last];
        JavaType type = steps.get(last).type();
        boolean unknown = !known.containsKey(last) && !type.equals(JavaType.VOID);
        boolean something = values.length - 1 == last && !THREADS.contains(type);
        if (unknown && result != null) {
            same(result, last, values)
                    .or(() -> something ? Optional.of(new Expected.Something()) : Optional.empty())
                    .ifPresent(put(known, last));
        }
        return known;
    }

    private static Consumer<Expected> put(Map<Integer, Expected> known, int step) {
        return expected -> known.put(step, expected);
    }

    private static Optional<Expected> same(Object result, int last, @Nullable Object[] values) {
        for (int i = 0; i < last; i++) {
            if (values[i] == result) {
                return Optional.of(new Expected.Same(i));
            }
        }
        return Optional.empty();
    }

    private static Optional<Expected> expected(@Nullable Object value, JavaType type) {
        if (value == null) {
            return Optional.of(new Expected.Null());
        }
        if (value instanceof String text) {
            return text.length() <= LONGEST_TEXT && isSteady(text) ? constant(JavaType.STRING, text) : Optional.empty();
        }
        boolean declared = JavaType.of(value.getClass()).equals(type);
        if (value.getClass().isArray()) {
            return declared ? elements(value) : Optional.empty();
        }
        if (declared
                && value instanceof Enum<?> constant
                && Modifier.isPublic(value.getClass().getModifiers())) {
            return Optional.of(new Expected.Says(Expected.About.NAME, new Constant(JavaType.STRING, constant.name())));
        }
        JavaType box = JavaType.of(value.getClass());
        return box.unboxed().isPresent()
                ? constant(type.isPrimitive() ? type : box, (Serializable) value)
                : Optional.empty();
    }

    private static boolean isSteady(String text) {
        return !UNSTEADY.matcher(text).find();
    }

    /** An array of numbers or texts by its elements. */
    private static Optional<Expected> elements(Object array) {
        JavaType type = JavaType.of(array.getClass());
        int length = Array.getLength(array);
        boolean writable = type.component().isPrimitive() || type.component().equals(JavaType.STRING);
        if (!writable || length > MOST_ELEMENTS) {
            return Optional.empty();
        }
        var elements = new ArrayList<Expected.Element>();
        for (int i = 0; i < length; i++) {
            Object element = Array.get(array, i);
            if (element instanceof String text && !isSteady(text)) {
                return Optional.empty();
            }
            elements.add(new Expected.Element.Known(
                    element == null
                            ? new Literal.Null(type.component())
                            : new Constant(type.component(), (Serializable) element)));
        }
        return Optional.of(new Expected.Elements(type, elements));
    }

    private static Optional<Expected> constant(JavaType type, Serializable value) {
        return Optional.of(new Expected.Value(new Constant(type, value)));
    }

    /**
     * The numbers of the steps that do not come to what is expected; -1 if the sequence ends elsewhere.
     *
     * @param before called before each run
     */
    List<Integer> broken(Scenario scenario, Runnable before) {
        var broken = new TreeSet<Integer>();
        before.run();
        int lots = check(scenario, broken);
        for (int lot = 1; lot < lots && !broken.contains(-1); lot++) {
            before.run();
            bench.draw(lot);
            check(scenario, broken);
        }
        bench.draw(0);
        return List.copyOf(broken);
    }

    /** Runs a scenario; returns how often it has to be run to be believed. */
    private int check(Scenario scenario, Set<Integer> broken) {
        var run = new Run();
        Trial trial = bench.run(scenario.sequence(), () -> 0, run);
        int last = scenario.sequence().steps().size() - 1;
        Expected atLast = scenario.expected().get(last);
        boolean threw = run.outcome instanceof Outcome.Threw thrown
                && thrown.step() == last
                && thrown(thrown.thrown()).equals(atLast);
        boolean returned = run.outcome instanceof Outcome.Returned && !(atLast instanceof Expected.Throws);
        if (!trial.isFitForSuites() || !(threw || returned)) {
            broken.add(-1);
        } else if (returned) {
            scenario.expected().forEach((step, expected) -> {
                if (!holds(expected, step, scenario.sequence(), run.values)) {
                    broken.add(step);
                }
            });
        }
        return trial.aftermath().byChance()
                ? LOTS
                : givesAwayIdentity(scenario.sequence(), run.values) ? IDENTITIES : 1;
    }

    private static boolean givesAwayIdentity(Sequence sequence, @Nullable Object[] values) {
        return sequence.steps().stream()
                .flatMap(step -> step instanceof Call call
                        ? call.inputs().stream().skip(call.operation().hasReceiver() ? 1 : 0)
                        : Stream.empty())
                .map(input -> input < values.length ? values[input] : null)
                .anyMatch(value -> value != null && Traits.isHashedByIdentity(value.getClass()));
    }

    static boolean holds(Expected expected, int step, Sequence sequence, @Nullable Object[] values) {
        Object value = values[step];
        if (expected instanceof Expected.Same same) {
            return values[same.step()] == value;
        }
        if (expected instanceof Expected.EqualTo other) {
            return Objects.equals(values[other.step()], value);
        }
        if (expected instanceof Expected.Something) {
            return value != null;
        }
        if (expected instanceof Expected.Empty) {
            return !(value instanceof Optional<?> answer && answer.isPresent());
        }
        return expected(value, sequence.steps().get(step).type())
                .filter(expected::equals)
                .isPresent();
    }

    /** Takes hold of a run's values. */
    static final class Run implements Bench.Look {
        @Nullable
        Outcome outcome;

        @Nullable
        Object[] values = {};

        @Override
        public void at(Outcome how, @Nullable Object[] made) {
            outcome = how;
            values = Arrays.copyOf(made, made.length);
        }
    }
}

package dev.quintain.engine.walk;

import dev.quintain.engine.walk.Notation.Argument;
import dev.quintain.engine.walk.Notation.Call;
import dev.quintain.sequence.Expected;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Puts observations that were found right together: what is seen of an object after the same calls goes into one
 * scenario, since looking does not change it; what changes it or throws has one of its own.
 */
public final class Scenarios {
    /** More than anybody would read; the oracle holds the rest. */
    private static final int MOST_OBSERVATIONS = 2000;

    private final Map<String, List<Observation>> seen = new LinkedHashMap<>();
    private int size;

    /** Adds what is right. What has observers before its last call says nothing that is not said without them. */
    public void add(Observation observation) {
        boolean telling = observation.ending() == Ending.RETURNED || observation.ending() == Ending.THREW;
        if (telling && observation.isCanonical() && size < MOST_OBSERVATIONS) {
            String group = observation.isPureLook() ? observation.history() : observation.key();
            List<Observation> together = seen.computeIfAbsent(group, key -> new ArrayList<>());
            if (together.stream().noneMatch(other -> other.key().equals(observation.key()))) {
                together.add(observation);
                size++;
            }
        }
    }

    /** The scenarios, in the order in which they were met. */
    public List<Scenario> all() {
        return seen.values().stream().flatMap(group -> scenario(group).stream()).toList();
    }

    // How a generator of the user's makes its values is not known, and an array is written only where it is a literal.
    private static Optional<Scenario> scenario(List<Observation> group) {
        var writing = new Writing();
        return group.stream().allMatch(Scenarios::isWritable) ? writing.write(group) : Optional.empty();
    }

    private static boolean isWritable(Observation observation) {
        return observation.calls().stream()
                .flatMap(call -> call.arguments().stream())
                .allMatch(argument -> isWritable(argument.source().at(argument.number())));
    }

    private static boolean isWritable(Recipe recipe) {
        if (recipe instanceof Recipe.ArrayOf array) {
            return array.elements().stream()
                    .allMatch(element -> !(element instanceof Recipe.Made) && isWritable(element));
        }
        return recipe instanceof Recipe.Made made
                ? made.inputs().stream().allMatch(Scenarios::isWritable)
                : recipe instanceof Recipe.Value;
    }

    /** One scenario while it is put together. */
    private static final class Writing {
        private final List<Step> steps = new ArrayList<>();
        private final Map<String, Integer> named = new HashMap<>();
        private final Map<Integer, Expected> expected = new TreeMap<>();
        private int target = -1;

        Optional<Scenario> write(List<Observation> group) {
            List<Call> calls = group.get(0).calls();
            List<Call> before = calls.subList(0, calls.size() - 1);
            before.forEach(this::add);
            Map<String, Integer> namedBefore = Map.copyOf(named);
            for (Observation observation : group) {
                // Each was a sequence of its own, in which the same names stood for other objects.
                named.clear();
                named.putAll(namedBefore);
                List<Call> all = observation.calls();
                int step = add(all.get(all.size() - 1));
                if (all.size() > 1) {
                    expect(step, observation);
                }
            }
            return expected.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Scenario(name(group, before), title(before), new Sequence(steps), expected));
        }

        private int add(Call call) {
            var inputs = new ArrayList<Integer>();
            if (call.operation().hasReceiver()) {
                inputs.add(target);
            }
            for (Argument argument : call.arguments()) {
                int step = add(argument.source().at(argument.number()));
                named.putIfAbsent(argument.source().symbol(argument.number()), step);
                inputs.add(step);
            }
            steps.add(new Sequence.Call(call.operation(), inputs));
            if (target < 0) {
                target = steps.size() - 1;
            }
            return steps.size() - 1;
        }

        private int add(Recipe recipe) {
            if (recipe instanceof Recipe.Made made) {
                List<Integer> inputs = made.inputs().stream().map(this::add).toList();
                steps.add(new Sequence.Call(made.by(), inputs));
            } else if (recipe instanceof Recipe.ArrayOf array) {
                steps.add(new Sequence.Value(literal(array)));
            } else {
                steps.add(new Sequence.Value(((Recipe.Value) recipe).literal()));
            }
            return steps.size() - 1;
        }

        private static Literal literal(Recipe.ArrayOf array) {
            List<Literal> elements = array.elements().stream()
                    .map(element -> element instanceof Recipe.ArrayOf inner
                            ? literal(inner)
                            : ((Recipe.Value) element).literal())
                    .toList();
            return new Literal.ArrayOf(array.type(), elements);
        }

        private void expect(int step, Observation observation) {
            Operation operation = ((Sequence.Call) steps.get(step)).operation();
            if (observation.ending() == Ending.THREW) {
                expected.put(step, new Expected.Throws(new JavaType(observation.thrownType())));
                return;
            }
            var reader = new ExpectedReader(name -> name.equals("target") ? Integer.valueOf(target) : named.get(name));
            expected.put(step, reader.read(operation.result(), observation.result()));
        }

        private static String name(List<Observation> group, List<Call> before) {
            String after = before.size() < 2 ? "" : "after_" + words(before, "_", "_times");
            Observation first = group.get(0);
            if (first.isPureLook()) {
                return after.isEmpty() ? "new_object" : after;
            }
            String last = first.calls().get(before.size()).operation().name();
            String thrown = first.ending() == Ending.THREW
                    ? "_throws_" + Symbols.simpleName(first.thrownType()).replace('.', '_')
                    : "";
            return last + thrown + (after.isEmpty() ? "" : "_" + after);
        }

        private static String title(List<Call> before) {
            return before.size() < 2 ? "What a new object does" : "What comes after " + words(before, ", ", " times");
        }

        /** The names of methods one after the other; those that follow themselves are counted. */
        private static String words(List<Call> calls, String separator, String times) {
            var words = new ArrayList<String>();
            int count;
            for (int i = 1; i < calls.size(); i += count) {
                String name = calls.get(i).operation().name();
                count = 1;
                while (i + count < calls.size()
                        && calls.get(i + count).operation().name().equals(name)) {
                    count++;
                }
                words.add(count == 1 ? name : name + times.charAt(0) + count + times);
            }
            return String.join(separator, words);
        }
    }
}

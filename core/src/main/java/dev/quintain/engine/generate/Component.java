package dev.quintain.engine.generate;

import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.subject.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A value to build on: the sequence that makes it, and the step whose value is meant.
 *
 * @param sequence only what the value may depend on
 * @param closed other steps whose values may not be built on
 * @param hash of the sequence
 */
record Component(Sequence sequence, int step, Set<Integer> closed, long hash) {
    int size() {
        return sequence.steps().size();
    }

    /** The static type of the value. */
    JavaType type() {
        return sequence.steps().get(step).type();
    }

    /**
     * The part of a sequence that one of its values may depend on: the calls that made it, and every call that was given
     * it or something it was made of, since that may have changed it.
     */
    static Component of(Hashed whole, int step, Set<Integer> closed, SequenceHashes hashes) {
        List<Step> steps = whole.sequence().steps();
        var dependence = new Dependence(steps, step);
        if (dependence.isOnAll()) {
            return new Component(whole.sequence(), step, closed, whole.hash());
        }
        boolean[] needed = dependence.needed;
        int[] numbers = new int[steps.size()];
        var kept = new ArrayList<Step>(steps.size());
        for (int i = 0; i < needed.length; i++) {
            if (needed[i]) {
                numbers[i] = kept.size();
                kept.add(kept.size() == i ? steps.get(i) : renumbered(steps.get(i), numbers));
            }
        }
        var part = new Sequence(kept);
        return new Component(part, numbers[step], renumbered(closed, needed, numbers), hashes.of(part));
    }

    private static Set<Integer> renumbered(Set<Integer> steps, boolean[] needed, int[] numbers) {
        return steps.isEmpty()
                ? steps
                : steps.stream()
                        .filter(step -> needed[step])
                        .map(step -> numbers[step])
                        .collect(Collectors.toUnmodifiableSet());
    }

    /** What one value depends on. */
    private static final class Dependence {
        private final List<Step> steps;
        final boolean[] needed;
        /** Those needed that calls may have changed. */
        private final boolean[] changeable;

        private int count;

        Dependence(List<Step> steps, int step) {
            this.steps = steps;
            this.needed = new boolean[steps.size()];
            this.changeable = new boolean[steps.size()];
            add(step);
            close();
        }

        boolean isOnAll() {
            return count == needed.length;
        }

        private void add(int step) {
            if (!needed[step]) {
                needed[step] = true;
                changeable[step] = Steps.isChangeable(steps.get(step));
                count++;
            }
        }

        // From the end, since calls come after what they are given: then one round is mostly enough.
        private void close() {
            int before = 0;
            while (before < count && !isOnAll()) {
                before = count;
                for (int i = needed.length - 1; i >= 0; i--) {
                    if (steps.get(i) instanceof Call call && (needed[i] || isChanging(call))) {
                        add(i);
                        addInputs(call.inputs());
                    }
                }
            }
        }

        // By number: an iterator for each call of each sequence is too dear.
        private void addInputs(List<Integer> inputs) {
            for (int i = 0; i < inputs.size(); i++) {
                add(inputs.get(i));
            }
        }

        /** Whether a call is given something that it could change. */
        private boolean isChanging(Call call) {
            List<Integer> inputs = call.inputs();
            for (int i = 0; i < inputs.size(); i++) {
                if (changeable[inputs.get(i)]) {
                    return true;
                }
            }
            return false;
        }
    }

    private static Step renumbered(Step step, int[] numbers) {
        if (!(step instanceof Call call)) {
            return step;
        }
        var inputs = new ArrayList<Integer>(call.inputs().size());
        for (int input : call.inputs()) {
            inputs.add(numbers[input]);
        }
        return new Call(call.operation(), inputs);
    }
}

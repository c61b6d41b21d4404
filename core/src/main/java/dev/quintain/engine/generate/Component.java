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
        boolean[] needed = needed(steps, step);
        int[] numbers = new int[steps.size()];
        var kept = new ArrayList<Step>(steps.size());
        for (int i = 0; i < needed.length; i++) {
            if (needed[i]) {
                numbers[i] = kept.size();
                kept.add(kept.size() == i ? steps.get(i) : renumbered(steps.get(i), numbers));
            }
        }
        if (kept.size() == steps.size()) {
            return new Component(whole.sequence(), step, closed, whole.hash());
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

    private static boolean[] needed(List<Step> steps, int step) {
        var needed = new boolean[steps.size()];
        needed[step] = true;
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int i = 0; i < needed.length; i++) {
                if (steps.get(i) instanceof Call call && (needed[i] || touches(call, needed, steps))) {
                    grown |= !needed[i];
                    needed[i] = true;
                    for (int input : call.inputs()) {
                        grown |= !needed[input];
                        needed[input] = true;
                    }
                }
            }
        }
        return needed;
    }

    /** Whether a call is given something that it could change. */
    private static boolean touches(Call call, boolean[] needed, List<Step> steps) {
        for (int input : call.inputs()) {
            if (needed[input] && Steps.isChangeable(steps.get(input))) {
                return true;
            }
        }
        return false;
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

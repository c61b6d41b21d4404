package dev.quintain.engine.generate;

import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Literal.ArrayOf;
import dev.quintain.sequence.Literal.Constant;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Makes a sequence like one that reached new code: one of its literals is another. */
final class Variation {
    private final Literals literals;
    private final SequenceHashes hashes;
    private final RandomGenerator random;

    Variation(Literals literals, SequenceHashes hashes, RandomGenerator random) {
        this.literals = literals;
        this.hashes = hashes;
        this.random = random;
    }

    /**
     * A literal in a sequence.
     *
     * @param owner the class on which it is tried
     */
    record Place(int step, String owner) {}

    /** The literals of a sequence that can be others. */
    static List<Place> places(Sequence sequence) {
        var places = new ArrayList<Place>();
        for (int i = 0; i < sequence.steps().size(); i++) {
            if (sequence.steps().get(i) instanceof Value value
                    && (value.literal() instanceof Constant || value.literal() instanceof ArrayOf)) {
                places.add(new Place(i, owner(sequence, i)));
            }
        }
        return List.copyOf(places);
    }

    private static String owner(Sequence sequence, int at) {
        for (Step step : sequence.steps()) {
            if (step instanceof Call call && call.inputs().contains(at)) {
                return call.operation().owner();
            }
        }
        return "";
    }

    /**
     * One that differs in a literal.
     *
     * @param places its literals; there must be one
     */
    Hashed of(Hashed told, List<Place> places) {
        Place place = places.get(random.nextInt(places.size()));
        var steps = new ArrayList<Step>(told.sequence().steps());
        Value old = (Value) steps.get(place.step());
        var varied = new Value(vary(old.literal(), place.owner()));
        steps.set(place.step(), varied);
        long hash = hashes.replaced(told.hash(), old, varied, steps.size() - 1 - place.step());
        return new Hashed(new Sequence(steps), hash);
    }

    private Literal vary(Literal literal, String owner) {
        if (literal instanceof Constant constant && constant.value() instanceof String text && random.nextInt(4) > 0) {
            return new Constant(constant.type(), literals.textLike(text, owner));
        }
        if (literal instanceof Constant constant
                && constant.value() instanceof Integer number
                && random.nextInt(4) == 0) {
            return new Constant(constant.type(), number + (random.nextBoolean() ? 1 : -1));
        }
        if (literal instanceof ArrayOf array && random.nextInt(4) > 0) {
            return vary(array, owner);
        }
        return literals.pick(literal.type(), owner);
    }

    private Literal vary(ArrayOf array, String owner) {
        var elements = new ArrayList<>(array.elements());
        Literal element = literals.pick(literals.component(array.type()), owner);
        if (elements.isEmpty() || random.nextInt(3) == 0) {
            elements.add(random.nextInt(elements.size() + 1), element);
        } else if (random.nextInt(3) == 0) {
            elements.remove(random.nextInt(elements.size()));
        } else {
            elements.set(random.nextInt(elements.size()), element);
        }
        return new ArrayOf(array.type(), List.copyOf(elements));
    }
}

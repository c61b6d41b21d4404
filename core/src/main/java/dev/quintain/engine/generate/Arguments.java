package dev.quintain.engine.generate;

import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Finds inputs for an operation: a value of a sequence already chosen, one of another earlier sequence, a literal, or
 * null (section 2.3, randomSeqsAndVals).
 */
final class Arguments {
    /** How likely a value that is there already is used again: so aliases come about. */
    private static final double REUSE = 0.3;

    private static final double LITERAL = 0.6;

    private final Pool pool;
    private final Literals literals;
    private final Kinds kinds;
    private final Heuristics heuristics;
    private final RandomGenerator random;
    private final IdentityHashMap<Operation, List<Input>> inputs = new IdentityHashMap<>();

    Arguments(Pool pool, Literals literals, Kinds kinds, Heuristics heuristics, RandomGenerator random) {
        this.pool = pool;
        this.literals = literals;
        this.kinds = kinds;
        this.heuristics = heuristics;
        this.random = random;
    }

    /**
     * What there is to know of an input, found out once: it is asked for by every call.
     *
     * @param instance whether it is never null
     * @param reference whether it can be null at all
     * @param given whether nothing but literals will do
     * @param literals how likely one is preferred; 0 if there are none
     */
    private record Input(JavaType type, boolean instance, boolean reference, boolean given, double literals) {}

    /** A type of which nothing is known yet. */
    static final class Missing extends Exception {
        final JavaType type;

        Missing(JavaType type) {
            super(type.name(), null, false, false);
            this.type = type;
        }
    }

    /** Appends a call of the operation to a draft, with whatever it needs before it. */
    int extend(Draft draft, Operation operation) throws Missing {
        List<Input> wanted = inputsOf(operation);
        var steps = new ArrayList<Integer>(wanted.size());
        for (int i = 0; i < wanted.size(); i++) {
            Input input = wanted.get(i);
            steps.add(input.instance() ? instance(draft, input.type()) : value(draft, input, operation.owner()));
        }
        return draft.call(operation, steps);
    }

    /** Appends a call like another: on the same object, with arguments of its own. */
    void again(Draft draft, Operation operation, int receiver) throws Missing {
        List<Input> wanted = inputsOf(operation);
        var steps = new ArrayList<Integer>(wanted.size());
        steps.add(receiver);
        for (int i = 1; i < wanted.size(); i++) {
            steps.add(value(draft, wanted.get(i), operation.owner()));
        }
        draft.call(operation, steps);
    }

    private List<Input> inputsOf(Operation operation) {
        List<Input> known = inputs.get(operation);
        if (known == null) {
            known = look(operation);
            inputs.put(operation, known);
        }
        return known;
    }

    private List<Input> look(Operation operation) {
        var found = new ArrayList<Input>();
        for (JavaType type : operation.inputs()) {
            boolean instance = found.isEmpty() && operation.needsInstance();
            found.add(new Input(type, instance, type.isReference(), Literals.suffice(type), preference(type)));
        }
        return List.copyOf(found);
    }

    private double preference(JavaType type) {
        if (!literals.has(type)) {
            return 0;
        }
        return type.equals(JavaType.OBJECT) || literals.stub(type).isPresent() ? 0.3 : LITERAL;
    }

    private int instance(Draft draft, JavaType type) throws Missing {
        Optional<Component> known = pool.pick(type, random);
        if (known.isEmpty()) {
            throw new Missing(type);
        }
        return draft.include(known.get());
    }

    private int value(Draft draft, Input input, String owner) throws Missing {
        JavaType type = input.type();
        if (input.reference() && random.nextDouble() < heuristics.nulls()) {
            return draft.add(new Literal.Null(type));
        }
        if (input.given()) {
            return draft.add(literals.pick(type, owner));
        }
        int there = random.nextDouble() < REUSE ? reuse(draft, type) : -1;
        if (there >= 0) {
            return there;
        }
        boolean hasLiterals = input.literals() > 0;
        boolean prefersLiteral = hasLiterals && random.nextDouble() < input.literals();
        Optional<Component> known = prefersLiteral ? Optional.empty() : pool.pick(type, random);
        if (known.isPresent()) {
            return draft.include(known.get());
        }
        if (hasLiterals) {
            return draft.add(literals.pick(type, owner));
        }
        throw new Missing(type);
    }

    /** A value of the type that the draft has already; -1 if it has none. */
    private int reuse(Draft draft, JavaType type) {
        List<Step> steps = draft.steps();
        int found = -1;
        int count = 0;
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            if (Steps.isChangeable(step)
                    && draft.isOpen(i)
                    && pool.fits(kinds.of(step), type)
                    && random.nextInt(++count) == 0) {
                found = i;
            }
        }
        return found;
    }
}

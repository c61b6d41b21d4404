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
    private final IdentityHashMap<Operation, List<JavaType>> inputs = new IdentityHashMap<>();

    Arguments(Pool pool, Literals literals, Kinds kinds, Heuristics heuristics, RandomGenerator random) {
        this.pool = pool;
        this.literals = literals;
        this.kinds = kinds;
        this.heuristics = heuristics;
        this.random = random;
    }

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
        List<JavaType> types = inputsOf(operation);
        var steps = new ArrayList<Integer>(types.size());
        for (int i = 0; i < types.size(); i++) {
            boolean instance = i == 0 && operation.needsInstance();
            steps.add(instance ? instance(draft, types.get(i)) : value(draft, types.get(i), operation.owner()));
        }
        return draft.call(operation, steps);
    }

    /** Appends a call like another: on the same object, with arguments of its own. */
    void again(Draft draft, Operation operation, int receiver) throws Missing {
        var steps = new ArrayList<Integer>(1 + operation.parameters().size());
        steps.add(receiver);
        for (JavaType type : operation.parameters()) {
            steps.add(value(draft, type, operation.owner()));
        }
        draft.call(operation, steps);
    }

    private List<JavaType> inputsOf(Operation operation) {
        List<JavaType> known = inputs.get(operation);
        if (known == null) {
            known = operation.inputs();
            inputs.put(operation, known);
        }
        return known;
    }

    private int instance(Draft draft, JavaType type) throws Missing {
        Optional<Component> known = pool.pick(type, random);
        if (known.isEmpty()) {
            throw new Missing(type);
        }
        return draft.include(known.get());
    }

    private int value(Draft draft, JavaType type, String owner) throws Missing {
        if (type.isReference() && random.nextDouble() < heuristics.nulls()) {
            return draft.add(new Literal.Null(type));
        }
        if (Literals.suffice(type)) {
            return draft.add(literals.pick(type, owner));
        }
        int there = random.nextDouble() < REUSE ? reuse(draft, type) : -1;
        if (there >= 0) {
            return there;
        }
        Optional<Component> known = prefersLiteral(type) ? Optional.empty() : pool.pick(type, random);
        if (known.isPresent()) {
            return draft.include(known.get());
        }
        if (literals.has(type)) {
            return draft.add(literals.pick(type, owner));
        }
        known = pool.pick(type, random);
        if (known.isPresent()) {
            return draft.include(known.get());
        }
        throw new Missing(type);
    }

    private boolean prefersLiteral(JavaType type) {
        double share = type.equals(JavaType.OBJECT) || literals.stub(type).isPresent() ? 0.3 : LITERAL;
        return literals.has(type) && random.nextDouble() < share;
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

package dev.quintain.engine.generate;

import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Finds inputs for an operation: a value of a sequence already chosen, one of another earlier sequence, a literal, or
 * null (section 2.3, randomSeqsAndVals).
 */
final class Arguments {
    /** How likely a value that is there already is used again: so aliases come about. */
    private static final double REUSE = 0.3;

    private static final double LITERAL = 0.6;
    /** How likely what takes any object is given one that the calls before were given, or one like it. */
    private static final double LIKE_BEFORE = 0.5;
    /** And then just that one: what was put under a key is found under no other. */
    private static final double SAME = 0.6;
    /** How much rather one of the same place among the inputs: keys come first. */
    private static final int SAME_PLACE = 4;
    /** How likely an object is given itself where any would do: a container in itself is mostly a stack that overflows. */
    private static final double ITSELF = 0.05;

    private final Pool pool;
    private final Literals literals;
    private final Kinds kinds;
    private final Heuristics heuristics;
    private final RandomGenerator random;
    private final IdentityHashMap<Operation, List<Input>> inputs = new IdentityHashMap<>();
    private final Set<JavaType> hopeless = new HashSet<>();

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

    /** From now on null is given where nothing else has the type (section 2.3). */
    void giveUp(JavaType type) {
        hopeless.add(type);
    }

    /** Appends a call of the operation to a draft, with whatever it needs before it. */
    int extend(Draft draft, Operation operation) throws Missing {
        List<Input> wanted = inputsOf(operation);
        var steps = new ArrayList<Integer>(wanted.size());
        for (int i = 0; i < wanted.size(); i++) {
            Input input = wanted.get(i);
            steps.add(
                    input.instance()
                            ? instance(draft, input.type(), pool.pick(input.type(), random))
                            : value(draft, input, i, shunned(operation, steps), operation.owner()));
        }
        return draft.call(operation, steps);
    }

    /** Appends a call on an object of just that class. */
    int extend(Draft draft, Operation operation, JavaType actual) throws Missing {
        return call(draft, operation, instance(draft, actual, pool.pickOf(actual, random)));
    }

    /** Appends a call like another: on the same object, with arguments of its own. */
    void again(Draft draft, Operation operation, int receiver) throws Missing {
        call(draft, operation, receiver);
    }

    private int call(Draft draft, Operation operation, int receiver) throws Missing {
        List<Input> wanted = inputsOf(operation);
        var steps = new ArrayList<Integer>(wanted.size());
        steps.add(receiver);
        for (int i = 1; i < wanted.size(); i++) {
            steps.add(value(draft, wanted.get(i), i, shunned(operation, steps), operation.owner()));
        }
        return draft.call(operation, steps);
    }

    /** The receiver, where it would be put into itself; -1 if nothing is shunned. */
    private static int shunned(Operation operation, List<Integer> inputs) {
        return operation.hasReceiver() && Steps.mayChange(operation) ? inputs.get(0) : -1;
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

    private static int instance(Draft draft, JavaType type, Optional<Component> known) throws Missing {
        if (known.isEmpty()) {
            throw new Missing(type);
        }
        return draft.include(known.get());
    }

    private int value(Draft draft, Input input, int place, int shunned, String owner) throws Missing {
        JavaType type = input.type();
        if (input.reference() && random.nextDouble() < heuristics.nulls()) {
            return draft.add(new Literal.Null(type));
        }
        if (heuristics.guided() && type.equals(JavaType.OBJECT) && random.nextDouble() < LIKE_BEFORE) {
            int before = likeBefore(draft, place, owner);
            if (before >= 0 && before != shunned) {
                return before;
            }
        }
        if (input.given()) {
            return draft.add(literals.pick(type, owner));
        }
        int there = random.nextDouble() < REUSE ? reuse(draft, type, shunned) : -1;
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
        if (hopeless.contains(type)) {
            return draft.add(new Literal.Null(type));
        }
        throw new Missing(type);
    }

    /**
     * A value that some call in the draft was given where any object would have done, or another constant of the same kind:
     * what is sorted must be alike. -1 if there is none.
     */
    private int likeBefore(Draft draft, int place, String owner) {
        List<Step> steps = draft.steps();
        int found = -1;
        int count = 0;
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) instanceof Call call) {
                List<Input> wanted = inputsOf(call.operation());
                for (int k = 0; k < wanted.size(); k++) {
                    int input = call.inputs().get(k);
                    if (!wanted.get(k).instance()
                            && wanted.get(k).type().equals(JavaType.OBJECT)
                            && draft.isOpen(input)) {
                        int weight = k == place ? SAME_PLACE : 1;
                        count += weight;
                        found = random.nextInt(count) < weight ? input : found;
                    }
                }
            }
        }
        if (found < 0 || !(steps.get(found) instanceof Value value)) {
            return found;
        }
        if (!(value.literal() instanceof Literal.Constant constant)) {
            return found;
        }
        // A step of its own: to be given one value twice means something, but not for constants.
        return draft.add(random.nextDouble() < SAME ? constant : literals.pick(constant.type(), owner));
    }

    /** A value of the type that the draft has already; -1 if it has none. */
    private int reuse(Draft draft, JavaType type, int shunned) {
        List<Step> steps = draft.steps();
        int found = -1;
        int count = 0;
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            if ((i != shunned || !type.equals(JavaType.OBJECT) || random.nextDouble() < ITSELF)
                    && Steps.isChangeable(step)
                    && draft.isOpen(i)
                    && pool.fits(kinds.of(step), type)
                    && random.nextInt(++count) == 0) {
                found = i;
            }
        }
        return found;
    }
}

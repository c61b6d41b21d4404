package dev.quintain.sequence;

import dev.quintain.sandbox.Invoker;
import dev.quintain.sandbox.SubjectAccess;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.Operation;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs sequences on the classes of one loader. Operations and types are looked up once. */
public final class SequenceRunner {
    private final SubjectAccess subject;
    private final LiteralMaker literals;
    private final IdentityHashMap<Operation, Invoker> invokers = new IdentityHashMap<>();

    public SequenceRunner(SubjectAccess subject) {
        this.subject = subject;
        this.literals = new LiteralMaker(subject);
    }

    /**
     * Runs a sequence.
     *
     * @param beforeLast called when all arguments are made
     */
    public Outcome run(Sequence sequence, Runnable beforeLast) {
        return run(sequence, new @Nullable Object[sequence.steps().size()], beforeLast);
    }

    /**
     * Runs a sequence and hands out what it made.
     *
     * @param values takes the value of each step, as far as it gets
     */
    public Outcome run(Sequence sequence, @Nullable Object[] values, Runnable beforeLast) {
        List<Step> steps = sequence.steps();
        for (int i = 0; i < values.length; i++) {
            if (i == values.length - 1) {
                beforeLast.run();
            }
            try {
                values[i] = perform(steps.get(i), values);
            } catch (Unlinkable e) {
                return e.outcome();
            } catch (Invoker.Misfit e) {
                return new Outcome.IllTyped();
            } catch (ClassCastException e) {
                return isTypeCorrect(steps.get(i), values) ? new Outcome.Threw(i, e) : new Outcome.IllTyped();
            } catch (Throwable e) {
                return new Outcome.Threw(i, e);
            }
        }
        return new Outcome.Returned();
    }

    private @Nullable Object perform(Step step, @Nullable Object[] values) throws Throwable {
        if (step instanceof Value value) {
            return literals.make(value.literal());
        }
        Call call = (Call) step;
        @Nullable Object[] inputs = inputs(call, values);
        // A producer may return null where a receiver is needed; to call on it would be our fault, not anybody's.
        if (call.operation().needsInstance() && inputs[0] == null) {
            throw new Unlinkable("the receiver is null", null);
        }
        return invoker(call.operation()).call(inputs);
    }

    private static @Nullable Object[] inputs(Call call, @Nullable Object[] values) {
        var inputs = new @Nullable Object[call.inputs().size()];
        for (int i = 0; i < inputs.length; i++) {
            inputs[i] = values[call.inputs().get(i)];
        }
        return inputs;
    }

    /**
     * Whether a step's inputs fit its generic types too: where they do not, what it does says nothing about it.
     *
     * @param values of the steps before it
     */
    public boolean isTypeCorrect(Step step, @Nullable Object[] values) {
        return !(step instanceof Call call)
                || new TypeCheck(subject).isTypeCorrect(call.operation(), inputs(call, values));
    }

    private Invoker invoker(Operation operation) throws Unlinkable {
        Invoker known = invokers.get(operation);
        if (known == null) {
            known = lookUp(operation);
            invokers.put(operation, known);
        }
        return known;
    }

    private Invoker lookUp(Operation operation) throws Unlinkable {
        try {
            return subject.invoker(operation);
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new Unlinkable(operation.owner(), e);
        }
    }

    /** Something a sequence needs is not there. */
    public static final class Unlinkable extends Exception {
        private final String what;

        Unlinkable(String what, @Nullable Throwable cause) {
            super(what, cause, false, false);
            this.what = what;
        }

        Outcome outcome() {
            return new Outcome.Unmakeable(what, getCause());
        }
    }
}

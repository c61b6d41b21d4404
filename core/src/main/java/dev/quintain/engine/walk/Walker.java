package dev.quintain.engine.walk;

import dev.quintain.engine.walk.Results.Result;
import dev.quintain.finding.Frame;
import dev.quintain.sandbox.ConcreteState;
import dev.quintain.sandbox.Invoker;
import dev.quintain.sandbox.SubjectAccess;
import dev.quintain.sequence.StackFrames;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Runs sequences, one at a time, on the classes of one loader. */
final class Walker {
    /** After so many calls a method that has an effect at all has usually had it. */
    private static final int DEEP_LOOKS = 2;

    private final WalkSetup setup;
    private final Describer describer;
    private final Arguments arguments;
    private final Prepared[] starts;
    private final Prepared[] methods;
    private final List<Integer> predicates;
    private @Nullable Object target;
    private ConcreteState.@Nullable Fingerprint fingerprint;
    private long stateBefore;
    private boolean hitLimit;
    private boolean changedDeeper;

    Walker(WalkSetup setup, Arguments arguments, Describer describer, SubjectAccess subject) {
        this.setup = setup;
        this.describer = describer;
        this.arguments = arguments;
        this.starts = prepare(setup.protocol().starts(), subject);
        this.methods = prepare(setup.protocol().methods(), subject);
        this.predicates = setup.protocol().predicates();
    }

    private Prepared[] prepare(List<Operation> operations, SubjectAccess subject) {
        return operations.stream()
                .map(operation -> new Prepared(operation, subject, arguments.series(operation.parameters())))
                .toArray(Prepared[]::new);
    }

    /** An operation that is looked up when it is first called. */
    private static final class Prepared {
        private final Operation operation;
        private final SubjectAccess subject;
        private final List<Arguments.Series> parameters;
        private final boolean procedure;
        private @Nullable Invoker invoker;

        Prepared(Operation operation, SubjectAccess subject, List<Arguments.Series> parameters) {
            this.operation = operation;
            this.subject = subject;
            this.parameters = parameters;
            this.procedure = operation.result().equals(JavaType.VOID);
        }

        Invoker invoker() throws Arguments.Unmakeable {
            if (invoker == null) {
                try {
                    invoker = subject.invoker(operation);
                } catch (ReflectiveOperationException | LinkageError e) {
                    throw new Arguments.Unmakeable(operation.describe() + " cannot be linked: " + e);
                }
            }
            return invoker;
        }
    }

    /**
     * Runs a path and looks at what came of it.
     */
    Result run(Path path, Look look) {
        describer.clear();
        arguments.restart();
        target = null;
        fingerprint = null;
        changedDeeper = false;
        stateBefore = 0;
        int last = path.length() - 1;
        try {
            advance(path, last);
            return observe(prepared(path, last), last, look);
        } catch (Arguments.Unmakeable e) {
            return new Result(Ending.UNMAKEABLE, e.reason(), "", false, 0, Results.UNSEEN);
        } catch (Throwable e) {
            hitLimit |= e instanceof VirtualMachineError;
            return new Result(
                    Ending.THREW, e.getClass().getName(), place(StackFrames.of(e)), false, stateBefore, Results.UNSEEN);
        }
    }

    // These calls returned when they were last in their sequences; if one throws now, chance has a hand in it.
    private void advance(Path path, int last) throws Arguments.Unmakeable {
        for (int i = 0; i < last; i++) {
            try {
                Object value = call(prepared(path, i), i);
                if (path.isMutator(i)) {
                    describer.appeared(value);
                }
            } catch (Arguments.Unmakeable e) {
                throw e;
            } catch (Throwable e) {
                String call = prepared(path, i).operation.describe();
                throw new Arguments.Unmakeable(call + " throws " + typeOf(e) + " now, but did not before");
            }
        }
    }

    private @Nullable Object call(Prepared prepared, int position) throws Throwable {
        return finish(prepared, position, inputs(prepared));
    }

    private Prepared prepared(Path path, int position) {
        return position == 0 ? starts[path.call(0)] : methods[path.call(position)];
    }

    private @Nullable Object[] inputs(Prepared prepared) throws Throwable {
        int receivers = prepared.operation.hasReceiver() ? 1 : 0;
        var inputs = new @Nullable Object[prepared.parameters.size() + receivers];
        if (receivers == 1) {
            inputs[0] = target;
        }
        for (int i = receivers; i < inputs.length; i++) {
            inputs[i] = arguments.next(prepared.parameters.get(i - receivers));
        }
        return inputs;
    }

    private @Nullable Object finish(Prepared prepared, int position, @Nullable Object[] inputs) throws Throwable {
        Object value = prepared.invoker().call(inputs);
        if (position == 0) {
            if (value == null) {
                throw new Arguments.Unmakeable(prepared.operation.describe() + " returned null");
            }
            target = value;
            describer.target(value);
        }
        return value;
    }

    private Result observe(Prepared prepared, int position, Look look) throws Throwable {
        @Nullable Object[] inputs = inputs(prepared);
        boolean mutated = position == 0 || prepared.procedure;
        stateBefore = setup.prediction() == Prediction.STATES && target != null
                ? ConcreteState.named(target, describer::nameOf).high()
                : 0;
        boolean deeply = position <= DEEP_LOOKS && look != Look.AT_EVERYTHING;
        ObjectBefore before = mutated || target == null ? null : new ObjectBefore(target, setup.stateDepth(), deeply);
        Object value = finish(prepared, position, inputs);
        if (before != null) {
            mutated = before.hasChanged();
            changedDeeper = before.hasChangedDeeper();
        }
        String text = position == 0
                ? Symbols.numbered(Symbols.simpleName(setup.protocol().className()), 0)
                : prepared.procedure ? Symbols.VOID : describer.describe(value);
        Ending ending = position > 0 && prepared.procedure ? Ending.DONE : Ending.RETURNED;
        if (look == Look.AT_EVERYTHING && mutated) {
            // Before the predicates are asked: they are foreign code, and may change the object.
            fingerprint = ConcreteState.of(Objects.requireNonNull(target), describer::nameOf);
        }
        boolean asked = look == Look.AT_TRUTHS || (look == Look.AT_EVERYTHING && mutated);
        return new Result(ending, text, "", mutated, stateBefore, asked ? truths() : Results.UNSEEN);
    }

    // A predicate that throws does not hold.
    private int truths() {
        int truths = 0;
        for (int i = 0; i < predicates.size(); i++) {
            try {
                Object truth = methods[predicates.get(i)].invoker().call(new @Nullable Object[] {target});
                truths |= Boolean.TRUE.equals(truth) ? 1 << i : 0;
            } catch (Throwable doesNotHold) {
                // no state of its own comes of it
            }
        }
        return truths;
    }

    ConcreteState.@Nullable Fingerprint fingerprint() {
        return fingerprint;
    }

    /** Whether the last call changed the object deeper than its fields are followed. */
    boolean hasChangedDeeper() {
        return changedDeeper;
    }

    /** Whether an error of the virtual machine came up, which may strike in a static initialiser too. */
    boolean hitLimitOfVirtualMachine() {
        return hitLimit;
    }

    static String typeOf(Throwable thrown) {
        return Symbols.simpleName(thrown.getClass().getName());
    }

    // The line of the class itself says more than that of the JDK below it.
    static String place(List<Frame> frames) {
        return frames.stream()
                .filter(frame -> !frame.className().startsWith("java.")
                        && !frame.className().startsWith("jdk."))
                .findFirst()
                .or(() -> frames.stream().findFirst())
                .map(Frame::place)
                .orElse("");
    }
}

package dev.quintain.engine.generate;

import dev.quintain.finding.Rule;
import dev.quintain.oracle.Blame;
import dev.quintain.oracle.MethodTable;
import dev.quintain.oracle.MissingClasses;
import dev.quintain.oracle.PreconditionHelpers;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.StackFrames;
import dev.quintain.subject.ClassPath;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Decides which exceptions are the fault of the operation that was called last. */
final class Exceptions {
    private final ExceptionPolicy policy;
    private final Blame blame;
    private final MissingClasses classes;

    Exceptions(ExceptionPolicy policy, Blame blame, MissingClasses classes) {
        this.policy = policy;
        this.blame = blame;
        this.classes = classes;
    }

    static Exceptions of(GenerateSetup setup, ClassPath classPath) {
        return new Exceptions(
                setup.exceptions(),
                new Blame(
                        new MethodTable(classPath::find, classPath::isPlatform),
                        PreconditionHelpers.known().and(setup.helpers())),
                new MissingClasses(name -> classPath.find(name).isPresent()));
    }

    Optional<Rule> fault(Throwable thrown, Sequence sequence, @Nullable Object[] values) {
        if (thrown instanceof AssertionError) {
            return Optional.of(Rule.ERROR);
        }
        if (thrown instanceof NullPointerException && isFreeOfNull(sequence, values)) {
            return Optional.of(Rule.NULL_POINTER);
        }
        if (policy == ExceptionPolicy.PAPER
                || thrown instanceof VirtualMachineError
                || classes.missing(thrown).isPresent()) {
            return Optional.empty();
        }
        return blame.judge(thrown, StackFrames.of(thrown)).rule();
    }

    /** Whether no call was given null, however it came about. */
    private static boolean isFreeOfNull(Sequence sequence, @Nullable Object[] values) {
        if (Steps.hasNull(sequence.steps())) {
            return false;
        }
        for (Step step : sequence.steps()) {
            if (step instanceof Call call) {
                for (int input : call.inputs()) {
                    if (values[input] == null || hasNull(values[input])) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private static boolean hasNull(@Nullable Object value) {
        if (value instanceof Object[] array) {
            for (Object element : array) {
                if (element == null) {
                    return true;
                }
            }
        }
        return false;
    }
}

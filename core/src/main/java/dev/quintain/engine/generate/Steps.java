package dev.quintain.engine.generate;

import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.List;

/** What can be told of a step without running it. */
final class Steps {
    private Steps() {}

    /** Whether the value is an object that calls can change: no number, text or class. */
    static boolean isChangeable(Step step) {
        if (step instanceof Value value) {
            return value.literal() instanceof Literal.ArrayOf || value.literal() instanceof Literal.Stub;
        }
        return isChangeable(step.type());
    }

    static boolean isChangeable(JavaType type) {
        return !type.isPrimitive()
                && !type.equals(JavaType.STRING)
                && !type.name().equals("java.lang.Class")
                && !type.isBox();
    }

    /** The step in a sequence in which everything before it has moved on. */
    static Step shifted(Step step, int by) {
        if (!(step instanceof Call call)) {
            return step;
        }
        List<Integer> old = call.inputs();
        if (old.isEmpty()) {
            return call;
        }
        var inputs = new ArrayList<Integer>(old.size());
        for (int i = 0; i < old.size(); i++) {
            inputs.add(old.get(i) + by);
        }
        return new Call(call.operation(), inputs);
    }

    /** Whether a literal is, or holds, null or an object whose methods return null. */
    static boolean hasNull(Literal literal) {
        return literal instanceof Literal.Null
                || literal instanceof Literal.Stub
                || (literal instanceof Literal.ArrayOf array
                        && array.elements().stream().anyMatch(Steps::hasNull));
    }

    /** Whether an object takes part that does nothing: to wait for it to do something takes for ever. */
    static boolean hasStub(List<Step> steps) {
        return steps.stream().anyMatch(step -> step instanceof Value value && value.literal() instanceof Literal.Stub);
    }

    /** Whether an object takes part that keeps no promises of its type's: no lambda, whose only method has none to keep. */
    static boolean hasDummy(List<Step> steps) {
        return steps.stream()
                .anyMatch(step -> step instanceof Value value
                        && value.literal() instanceof Literal.Stub stub
                        && !stub.functional());
    }

    static boolean hasNull(List<Step> steps) {
        for (Step step : steps) {
            if (step instanceof Value value && hasNull(value.literal())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a call may change its inputs: whatever is called so only looks. */
    static boolean mayChange(Operation operation) {
        String name = operation.name();
        return operation.result().equals(JavaType.VOID)
                || !(name.startsWith("get")
                        || name.startsWith("is")
                        || name.startsWith("has")
                        || name.startsWith("to")
                        || name.equals("size")
                        || name.equals("length")
                        || name.startsWith("contains")
                        || name.equals("equals")
                        || name.startsWith("compare"));
    }
}

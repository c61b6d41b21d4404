package dev.quintain.engine.interleave;

import dev.quintain.bytecode.MonitorOutline;
import dev.quintain.engine.interleave.StandardCondition.Amount;
import dev.quintain.engine.interleave.StandardCondition.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A condition that a draft wants brought about: those of the standard kinds, and strings that are empty. */
record Goal(String description, Predicate<Observed> isMet) {
    static List<Goal> of(MonitorOutline monitor) {
        var goals = new ArrayList<Goal>();
        for (MonitorOutline.Method method : monitor.waitingAndWaking()) {
            if (method.parameterTypes().contains("java.lang.String")) {
                goals.add(emptyString(method.name()));
            }
            if (method.waits()) {
                for (Amount amount : Amount.values()) {
                    goals.add(standard(Kind.LOOP, method.name(), amount));
                }
            }
        }
        goals.add(standard(Kind.THREADS, "", Amount.NONE));
        for (Amount amount : List.of(Amount.ONE, Amount.MANY)) {
            monitor.waiting().forEach(method -> goals.add(standard(Kind.THREADS, method.name(), amount)));
        }
        return goals;
    }

    private static Goal standard(Kind kind, String method, Amount amount) {
        var condition = new StandardCondition(kind, method, amount);
        return new Goal(condition.toString(), observed -> condition.isMet(observed.seen()));
    }

    private static Goal emptyString(String method) {
        return new Goal(
                method + ": empty string",
                observed -> observed.calls().stream()
                        .anyMatch(call -> call.operation().method().equals(method)
                                && call.operation().hasEmptyString()));
    }
}

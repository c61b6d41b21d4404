package dev.quintain.engine.interleave;

import dev.quintain.bytecode.MonitorOutline;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A condition that a draft wants brought about: loops that are run 0, 1 and many times, and none, one and many threads
 * suspended, as section 4.1 of Long, Hoffman and Strooper 2003 has it.
 */
record Goal(String description, Predicate<Observed> isMet) {
    static List<Goal> of(MonitorOutline monitor) {
        var goals = new ArrayList<Goal>();
        for (MonitorOutline.Method method : monitor.methods()) {
            if (method.parameterTypes().contains("java.lang.String")) {
                goals.add(new Goal(
                        method.name() + ": empty string",
                        observed -> observed.calls().stream()
                                .anyMatch(call -> call.operation().method().equals(method.name())
                                        && call.operation().hasEmptyString())));
            }
            if (method.waits()) {
                goals.add(loop(method.name(), "0 iterations of the loop", waits -> waits == 0));
                goals.add(loop(method.name(), "1 iteration of the loop", waits -> waits == 1));
                goals.add(loop(method.name(), "multiple iterations of the loop", waits -> waits > 1));
            }
        }
        goals.add(new Goal("threads suspended: none", Goal::wakesNobody));
        monitor.waiting().forEach(method -> goals.add(suspended("one in ", method.name(), count -> count == 1)));
        monitor.waiting().forEach(method -> goals.add(suspended("multiple in ", method.name(), count -> count > 1)));
        return goals;
    }

    private static Goal loop(String method, String what, Predicate<Integer> wanted) {
        return new Goal(
                method + ": " + what,
                observed -> observed.calls().stream()
                        .anyMatch(call -> call.operation().method().equals(method) && wanted.test(call.waits())));
    }

    private static Goal suspended(String how, String method, Predicate<Long> wanted) {
        return new Goal(
                "threads suspended: " + how + method,
                observed -> observed.calls().stream()
                        .anyMatch(call -> wanted.test(observed.suspendedAt(call.start(), method))));
    }

    private static boolean wakesNobody(Observed observed) {
        return observed.calls().stream()
                .anyMatch(call -> call.operation().wakes()
                        && !call.hasWaited()
                        && observed.calls().stream()
                                .noneMatch(other ->
                                        other.isSuspendedAt(call.start() - 1) && other.start() < call.start()));
    }
}

package dev.quintain.engine.interleave;

import dev.quintain.runtime.interleave.Checks;
import dev.quintain.runtime.interleave.Interleaving;
import dev.quintain.runtime.interleave.WaitCounts;
import dev.quintain.sandbox.Component;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes calls on a fresh component, one at each tick, and sees what comes of them. */
final class Trial {
    /** A call that neither ends nor waits is of no use to a draft. */
    private static final Duration TICK_TIME = Duration.ofMillis(250);

    private final Component component;
    private final List<Argument> constructor;

    Trial(Component component, List<Argument> constructor) {
        this.component = component;
        this.constructor = constructor;
    }

    Observed run(List<Operation> operations) throws Throwable {
        var arguments = new ArrayList<Object>();
        constructor.forEach(argument -> arguments.add(argument.value()));
        Object target = component.make(arguments);
        var results = new Observed.@Nullable Call[operations.size()];
        var state = new String[] {""};
        var waiting = new Thread[operations.size()];
        WaitCounts.clear();
        var test = new Interleaving().tickTime(TICK_TIME);
        for (int i = 0; i < operations.size(); i++) {
            int index = i;
            Operation operation = operations.get(i);
            test.at(i + 1, operation.method() + (i + 1)).runs(check -> {
                waiting[index] = Thread.currentThread();
                results[index] = call(target, operation, index + 1, check);
            });
        }
        // While everybody still is where they are.
        test.at(operations.size() + 1, "state").runs(check -> state[0] = component.state(target));
        test.run();
        var calls = new ArrayList<Observed.Call>();
        for (int i = 0; i < results.length; i++) {
            Observed.Call result = results[i];
            Thread thread = waiting[i];
            calls.add(
                    result != null
                            ? result
                            : new Observed.Call(
                                    operations.get(i),
                                    i + 1,
                                    0,
                                    null,
                                    null,
                                    thread == null ? 0 : WaitCounts.of(thread)));
        }
        return new Observed(calls, state[0]);
    }

    private Observed.Call call(Object target, Operation operation, int start, Checks check) {
        String value = null;
        String exception = null;
        check.begin(0, operation.code());
        try {
            Object result = component.call(target, operation.method(), operation.parameters(), operation.values());
            value = code(result);
        } catch (Throwable e) {
            exception = e.getClass().getCanonicalName();
        }
        // Ends here if it was only interrupted because all is over.
        check.begin(0, operation.code());
        return new Observed.Call(
                operation, start, check.time(), value, exception, WaitCounts.of(Thread.currentThread()));
    }

    private static @Nullable String code(@Nullable Object value) {
        if (value instanceof String text) {
            return JavaText.literal(text);
        }
        if (value instanceof Character letter) {
            return "'" + letter + "'";
        }
        boolean plain = value instanceof Integer || value instanceof Long || value instanceof Boolean;
        return plain ? String.valueOf(value) : null;
    }
}

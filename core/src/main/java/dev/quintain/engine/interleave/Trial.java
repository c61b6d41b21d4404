package dev.quintain.engine.interleave;

import dev.quintain.runtime.Guard;
import dev.quintain.runtime.interleave.Checks;
import dev.quintain.runtime.interleave.Interleaving;
import dev.quintain.runtime.interleave.Visits;
import dev.quintain.sandbox.Component;
import dev.quintain.sandbox.TypeName;
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

    Observed run(List<Turn> turns) throws Throwable {
        var arguments = new ArrayList<@Nullable Object>();
        constructor.forEach(argument -> arguments.add(argument.fresh()));
        Object target = component.make(arguments);
        var calls = new Observed.@Nullable Call[turns.size()];
        var threads = new @Nullable Thread[turns.size()];
        var state = new String[] {""};
        Visits.clear();
        Guard.begin();
        var test = new Interleaving().tickTime(TICK_TIME).whenQuiet(tick -> Visits.quiet());
        for (int i = 0; i < turns.size(); i++) {
            int index = i;
            Turn turn = turns.get(i);
            test.at(i + 1, name(turn)).runs(check -> {
                threads[index] = Thread.currentThread();
                calls[index] = call(target, turn, index + 1, check);
            });
        }
        // While everybody still is where they are.
        test.at(turns.size() + 1, "state").runs(check -> state[0] = component.state(target));
        List<String> leftBehind = test.run().leftBehind();
        var observed = new ArrayList<Observed.Call>();
        // What the guard refuses would be done where the script runs.
        boolean restless = Guard.hasRefused();
        for (int i = 0; i < calls.length; i++) {
            Observed.Call completed = calls[i];
            observed.add(completed != null ? completed : suspended(turns.get(i), i + 1, threads[i]));
            restless |= leftBehind.contains(name(turns.get(i))) && isRestless(threads[i]);
        }
        return new Observed(observed, state[0], Visits.seen(), restless);
    }

    private static String name(Turn turn) {
        return "thread " + turn.thread();
    }

    // Who was only suspended has ended by the interrupt, though Java may not say so yet, or waits again.
    private static boolean isRestless(@Nullable Thread thread) {
        return thread != null
                && (thread.getState() == Thread.State.RUNNABLE || thread.getState() == Thread.State.TIMED_WAITING);
    }

    private static Observed.Call suspended(Turn turn, int start, @Nullable Thread thread) {
        int waits = thread == null ? 0 : Visits.waits(thread);
        return new Observed.Call(turn.operation(), turn.thread(), start, 0, null, null, waits);
    }

    private Observed.Call call(Object target, Turn turn, int start, Checks check) {
        Operation operation = turn.operation();
        String value = null;
        TypeName exception = null;
        check.begin(0, operation.code());
        Visits.calling(operation.method());
        try {
            Object result = component.call(target, operation.method(), operation.parameters(), operation.values());
            value = JavaText.literalOf(result).orElse(null);
        } catch (Throwable e) {
            exception = component.nameOf(e);
        }
        // Ends here if it was only interrupted because all is over.
        check.begin(0, operation.code());
        return new Observed.Call(
                operation, turn.thread(), start, check.time(), value, exception, Visits.waits(Thread.currentThread()));
    }
}

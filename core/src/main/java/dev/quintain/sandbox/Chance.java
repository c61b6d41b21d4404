package dev.quintain.sandbox;

import dev.quintain.runtime.Draws;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Set;

/**
 * What {@link java.util.concurrent.ThreadLocalRandom} and others draw from on the test thread: the same for each test that
 * begins with the same number, so that a run can be repeated.
 */
final class Chance {
    private final Thread thread = Thread.currentThread();
    private final VarHandle seed;
    private final VarHandle probe;
    private long begun;

    private Chance(VarHandle seed, VarHandle probe) {
        this.seed = seed;
        this.probe = probe;
    }

    static Chance of(GuardAgent agent) {
        agent.open(Thread.class.getModule(), Set.of("java.lang"));
        try {
            var lookup = MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup());
            return new Chance(
                    lookup.findVarHandle(Thread.class, "threadLocalRandomSeed", long.class),
                    lookup.findVarHandle(Thread.class, "threadLocalRandomProbe", int.class));
        } catch (ReflectiveOperationException unknownJdk) {
            throw new IllegalStateException("Java " + Runtime.version() + " draws lots elsewhere", unknownJdk);
        }
    }

    /** A test begins. */
    void begin(long number) {
        begun = number;
        seed.set(thread, number);
        // With none, the first draw would take another seed.
        probe.set(thread, 1);
        Draws.begin(thread, number);
    }

    /** Whether anything was drawn since the test began. */
    boolean wasTaken() {
        return (long) seed.get(thread) != begun || Draws.wasTaken();
    }
}

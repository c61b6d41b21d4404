package dev.quintain.runtime.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Leaving schedules out must not leave an outcome out. */
class ReductionTest {
    private static final int PROGRAMS = 250;
    private static final int SEED = 5;

    /** Programs that have more schedules are not compared. */
    private static final int MOST_RUNS = 600;

    @Test
    void no_outcome_of_programs_by_chance_is_lost() throws InterruptedException {
        onStage(() -> compare(Limits.of(Mode.TICKS)));
    }

    @Test
    void nor_where_threads_wake_up_without_a_reason() throws InterruptedException {
        int steps = Limits.of(Mode.TICKS).mostSteps();
        onStage(() -> compare(new Limits(Mode.TICKS, steps, 1)));
    }

    private static void compare(Limits limits) {
        var harness = new Harness(limits, new Carriers());
        var chance = new SplittableRandom(SEED);
        int compared = 0;
        for (int i = 0; i < PROGRAMS; i++) {
            SmallProgram program = SmallProgram.byChance(chance);
            Set<String> all = all(harness, program);
            if (!all.isEmpty()) {
                compared++;
                assertEquals(all, reduced(harness, program), program.toString());
            }
        }
        assertTrue(compared > PROGRAMS / 4, "only " + compared + " were small enough");
    }

    private static Set<String> all(Harness harness, SmallProgram program) {
        var outcomes = new TreeSet<String>();
        var everything = new Everything();
        int runs = 0;
        do {
            harness.run(program, everything);
            outcomes.add(program.outcome());
            if (++runs > MOST_RUNS) {
                return Set.of();
            }
        } while (everything.advance());
        return outcomes;
    }

    private static Set<String> reduced(Harness harness, SmallProgram program) {
        var outcomes = new TreeSet<String>();
        var search = new DepthFirst();
        do {
            Ending ending = harness.run(program, search).ending();
            assertTrue(ending == Ending.QUIET || ending == Ending.REDUNDANT, ending + " " + program);
            if (ending == Ending.QUIET) {
                outcomes.add(program.outcome());
            }
        } while (search.advance());
        return outcomes;
    }

    private static void onStage(Runnable test) throws InterruptedException {
        var failure = new AtomicReference<Throwable>();
        var stage = new Carrier(
                () -> {
                    try {
                        test.run();
                    } catch (Throwable e) {
                        failure.set(e);
                    }
                },
                "stage");
        stage.start();
        stage.join();
        if (failure.get() != null) {
            throw new AssertionError(failure.get());
        }
    }
}

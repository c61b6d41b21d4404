package dev.quintain.runtime.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.runtime.interleave.Interleaving;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Programs made up by chance: leaving schedules out must not leave an outcome out. */
class ReductionTest {
    private static final int PROGRAMS = 30;
    private static final int MOST_RUNS = 2_000;

    /** Goes through all schedules, whatever they come to. */
    private static final class Everything implements Strategy {
        private final List<int[]> branches = new ArrayList<>();
        private int depth;

        @Override
        public void begin() {
            depth = 0;
        }

        @Override
        public int next(Task[] tasks, long able, int last) {
            int many = Long.bitCount(able);
            return Ranks.id(able, last, many == 1 ? 0 : pick(many));
        }

        @Override
        public int pick(int many) {
            if (depth == branches.size()) {
                branches.add(new int[] {0, many});
            }
            return branches.get(depth++)[0];
        }

        boolean advance() {
            while (!branches.isEmpty()) {
                int[] top = branches.get(branches.size() - 1);
                if (++top[0] < top[1]) {
                    return true;
                }
                branches.remove(branches.size() - 1);
            }
            return false;
        }
    }

    /** What threads do to two variables and a lock. */
    private static final class Program implements Probe {
        private final String[] threads;
        private int[] variables = new int[2];
        private StringBuilder[] seen = {};
        private Object lock = new Object();

        Program(String[] threads) {
            this.threads = threads;
        }

        @Override
        public Interleaving make() {
            variables = new int[2];
            lock = new Object();
            seen = new StringBuilder[threads.length];
            var test = new Interleaving();
            for (int i = 0; i < threads.length; i++) {
                var own = new StringBuilder();
                seen[i] = own;
                String code = threads[i];
                test.at(1, "t" + i).runs(check -> run(code, own));
            }
            return test;
        }

        private void run(String code, StringBuilder own) throws InterruptedException {
            int[] all = variables;
            for (int i = 0; i < code.length(); i++) {
                char step = code.charAt(i);
                switch (step) {
                    case 'r', 's' -> {
                        int at = step - 'r';
                        Control.read(all, at, 0);
                        own.append(all[at]);
                    }
                    case 'w', 'x' -> {
                        int at = step - 'w';
                        Control.write(all, at, 0);
                        all[at] = all[at] * 3 + 1;
                    }
                    case '(' -> Control.enter(lock, 0);
                    case ')' -> Control.exit(lock, 0);
                    case 'n' -> Control.notifyOne(lock, 0);
                    case 'v' -> Control.await(lock, 0);
                    default -> throw new IllegalStateException();
                }
            }
            own.append('.');
        }

        @Override
        public String outcome() {
            return Arrays.toString(seen) + Arrays.toString(variables);
        }
    }

    private static Program program(SplittableRandom chance) {
        var threads = new String[chance.nextInt(2, 4)];
        String[] parts = threads.length == 2
                ? new String[] {"r", "s", "w", "x", "(r)", "(w)", "(v)", "(n)", "(rv)", "(wn)", "(sx)"}
                : new String[] {"r", "w", "x", "(r)", "(w)", "(v)", "(n)", "(wn)"};
        for (int i = 0; i < threads.length; i++) {
            threads[i] = parts[chance.nextInt(parts.length)] + parts[chance.nextInt(parts.length)];
        }
        return new Program(threads);
    }

    @Test
    void no_outcome_is_lost() throws InterruptedException {
        onStage(() -> {
            var harness = new Harness(Limits.of(Mode.TICKS), new Carriers());
            var chance = new SplittableRandom(5);
            int compared = 0;
            for (int i = 0; i < PROGRAMS; i++) {
                Program program = program(chance);
                Set<String> all = all(harness, program);
                if (!all.isEmpty()) {
                    compared++;
                    assertEquals(all, reduced(harness, program), Arrays.toString(program.threads));
                }
            }
            assertTrue(compared > PROGRAMS / 3, "only " + compared + " were small enough");
        });
    }

    private static Set<String> all(Harness harness, Program program) {
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

    private static Set<String> reduced(Harness harness, Program program) {
        var outcomes = new TreeSet<String>();
        var search = new DepthFirst();
        do {
            if (harness.run(program, search).ending() == Ending.QUIET) {
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

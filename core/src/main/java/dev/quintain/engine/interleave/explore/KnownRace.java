package dev.quintain.engine.interleave.explore;

import dev.quintain.runtime.interleave.Checks;
import dev.quintain.runtime.interleave.Interleaving;
import dev.quintain.runtime.interleave.Shared;
import dev.quintain.runtime.interleave.TranslatedScript;

/** A race that every exploration must find, and the same without it. Loaded as a script is; nobody here calls it. */
public final class KnownRace implements TranslatedScript {
    /** The sequence in which it is. */
    static final int RACE = 1;

    /** The sequence in which it is not. */
    static final int NO_RACE = 2;

    /** Counts what two threads do, and says if one was lost. */
    private static final class Counter extends Shared {
        private int count;

        void increment(Checks check) {
            count++;
        }

        synchronized void incrementAlone(Checks check) {
            count++;
        }

        @Override
        public void teardown() {
            if (count != 2) {
                throw new IllegalStateException("one of two was lost");
            }
        }
    }

    @Override
    public Interleaving sequence(int number) {
        var counter = new Counter();
        var test = new Interleaving().shares(counter);
        for (String thread : new String[] {"first", "second"}) {
            test.at(1, thread).runs(number == RACE ? counter::increment : counter::incrementAlone);
        }
        return test;
    }
}

package dev.quintain.engine.generate;

import java.util.Arrays;

/**
 * Decides which values are looked at for something new: to tell the states of objects apart is dear. Where the last looks
 * showed nothing new, or where there is more of it than can be built on, only one in a few is taken. It goes by counts, so
 * that it is the same in every run.
 */
final class Attention {
    /** Looks in a row without anything new, before looks get rare. */
    private static final int PATIENCE = 32;

    private static final int RARELY = 8;

    /** New values, before each needs not be had: half of what a pool holds of a kind. */
    private static final int PLENTY = Pool.LARGEST / 2;

    private static final int OFTEN = 4;

    /** By operations, and by what they make and are given. */
    private final Place[][] places;

    /**
     * @param operations how many there are
     */
    Attention(int operations) {
        this.places = new Place[operations][];
    }

    /**
     * A place where values come up.
     *
     * @param operation the number of the one that was called; none below 0 is known again
     * @param value which of the values that it made or was given
     */
    Place at(int operation, int value) {
        if (operation < 0) {
            return new Place();
        }
        Place[] known = places[operation];
        if (known == null || known.length <= value) {
            known = known == null ? new Place[value + 1] : Arrays.copyOf(known, value + 1);
            places[operation] = known;
        }
        if (known[value] == null) {
            known[value] = new Place();
        }
        return known[value];
    }

    /** What an operation makes, or one of the things that it is given. */
    static final class Place {
        private int passed;
        private int dull;
        private int fresh;

        /** Whether the next value is to be looked at. */
        boolean isDue() {
            int every = dull >= PATIENCE ? RARELY : fresh >= PLENTY ? OFTEN : 1;
            passed = passed + 1 < every ? passed + 1 : 0;
            return passed == 0;
        }

        /** Notes whether the value looked at was new. */
        void looked(boolean isNew) {
            dull = isNew ? 0 : dull + 1;
            fresh += isNew ? 1 : 0;
        }
    }
}

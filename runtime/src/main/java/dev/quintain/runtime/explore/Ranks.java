package dev.quintain.runtime.explore;

/** The order in which threads that can go on are numbered: the one that ran last first, then as they were made. */
final class Ranks {
    private Ranks() {}

    static int rank(long able, int last, int id) {
        if (id == last) {
            return 0;
        }
        int before = Long.bitCount(able & ((1L << id) - 1));
        boolean lastIsAble = (able >>> last & 1) != 0;
        return lastIsAble && last > id ? before + 1 : before;
    }

    /** The thread of this number; -1 if there is none. */
    static int id(long able, int last, int rank) {
        boolean lastIsAble = (able >>> last & 1) != 0;
        if (lastIsAble && rank == 0) {
            return last;
        }
        long rest = lastIsAble ? able & ~(1L << last) : able;
        int left = lastIsAble ? rank - 1 : rank;
        while (left > 0 && rest != 0) {
            rest &= rest - 1;
            left--;
        }
        return rest == 0 || left < 0 ? -1 : Long.numberOfTrailingZeros(rest);
    }
}

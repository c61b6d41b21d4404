package dev.quintain.runtime.interleave;

/**
 * What one look at a thread shows.
 *
 * @param asleep whether the system says that it sleeps
 * @param sleep which of its sleeps it is, so that two looks can be told apart between which it ran; -1 if unknown
 */
record Sight(Thread thread, Condition condition, boolean asleep, long sleep) {

    /** What a thread can be at. */
    enum Condition {
        /** It may go on, and has not got a processor yet for its first step, or for the one whose time has come. */
        STARTING,
        DONE,
        AWAITING_ITS_TICK,
        SUSPENDED,
        IN_TIMED_WAIT,
        RUNNING
    }

    static Sight of(Thread thread, Condition condition) {
        return new Sight(thread, condition, false, -1);
    }

    /** Whether nothing will come of the thread unless another one, or the clock, does something. */
    boolean isQuiet() {
        return condition == Condition.DONE
                || condition == Condition.AWAITING_ITS_TICK
                || condition == Condition.SUSPENDED;
    }

    /** Whether Java's word for it is all there is. */
    boolean isUncertain() {
        return condition == Condition.SUSPENDED && sleep < 0;
    }
}

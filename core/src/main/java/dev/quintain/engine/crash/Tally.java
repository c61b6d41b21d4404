package dev.quintain.engine.crash;

import java.io.Serializable;

/**
 * Numbers of tests by how they ended.
 *
 * @param run all that were run
 * @param returned ended normally
 * @param refused ended with a checked exception, or with an unchecked one that is not the operation's fault
 * @param crashed ended with a throwable that is the operation's fault
 * @param illFormed making an argument threw
 * @param unmakeable an argument or the operation itself could not be linked
 * @param guarded did something that was not allowed, so that their outcome means nothing
 * @param screenless wanted to open a window, for which a worker has no screen
 * @param renewed left static state that could not be put back, so that the next test got a fresh loader
 */
record Tally(
        long run,
        long returned,
        long refused,
        long crashed,
        long illFormed,
        long unmakeable,
        long guarded,
        long screenless,
        long renewed)
        implements Serializable {
    static final Tally NONE = new Tally(0, 0, 0, 0, 0, 0, 0, 0, 0);

    Tally plus(Tally other) {
        return new Tally(
                run + other.run,
                returned + other.returned,
                refused + other.refused,
                crashed + other.crashed,
                illFormed + other.illFormed,
                unmakeable + other.unmakeable,
                guarded + other.guarded,
                screenless + other.screenless,
                renewed + other.renewed);
    }
}

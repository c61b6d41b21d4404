package dev.quintain.worker;

/** The worker is gone, and with it all it had not sent. */
public final class WorkerDied extends Exception {
    private final Reason reason;
    private final long test;
    private final boolean underTest;

    public WorkerDied(Reason reason, long test, boolean underTest, String detail) {
        super(detail);
        this.reason = reason;
        this.test = test;
        this.underTest = underTest;
    }

    /** How a worker ends before its time. */
    public enum Reason {
        /** It stayed at one test for longer than the limit and was killed, or knew before that it would. */
        HUNG,
        /** It ended by itself: a crash of the virtual machine, a kill from outside. */
        DIED,
        /** The heap was used up. */
        OUT_OF_MEMORY,
        /** We were told to stop. */
        STOPPED
    }

    public Reason reason() {
        return reason;
    }

    /** The number of the test it was at; meaningless if it was at none. */
    public long test() {
        return test;
    }

    /** Whether it was at a test at all, and not still getting ready for one. */
    public boolean isAtTest() {
        return test != Blackboard.NO_TEST;
    }

    /** Whether it was at the operation under test, and not still at making arguments. */
    public boolean isUnderTest() {
        return underTest;
    }
}

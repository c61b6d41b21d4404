package dev.quintain.engine.inject;

/** What came of an injected exception. */
public enum Outcome {
    /** The test passes all the same. */
    HANDLED("handled"),
    /** The exception, or one with it as its cause, came out and failed the test: what a caller may expect. */
    CAME_OUT("came out"),
    /** An assertion of the test does not hold any more, since the operation failed. */
    ASSERTION("assertion of the test no longer holds"),
    /** The test itself threw, since the operation failed. */
    TEST_THREW("the test itself threw"),
    /** The test waits for something that does not come, since the operation failed. */
    TEST_WAITS("the test itself waits for ever"),
    /** The handler throws another exception on purpose, and drops the cause. */
    TRANSLATED("another exception came out, its cause dropped"),
    /** The code under test threw another exception on purpose, but only when the test called it once more. */
    REFUSED("a later call of the test was refused"),
    /** A special case was injected that says what is not so, such as that a file is gone; the platform then said so. */
    CONTRADICTED("the platform says otherwise than the exception"),
    /** An exception that nobody meant came of it. */
    SECONDARY("FAULT: secondary exception"),
    HUNG("FAULT: hangs"),
    LEAK("FAULT: leak"),
    INTERRUPT("FAULT: interrupt swallowed"),
    BROKEN_STATE("FAULT: state left broken"),
    PARTIAL("FAULT: does not cope with a short read or write"),
    /** A fault that did not show again in a fresh virtual machine. */
    UNCONFIRMED("a fault that did not show again"),
    /** The test does not get to the call any more. */
    NOT_REACHED("not reached again"),
    /** The test did not even end, and so did not get to the call either. */
    LOST_BEFORE("hangs or ends the virtual machine before the call"),
    /** The call was made, but there was nothing to throw: the class of the exception is abstract, for instance. */
    NOT_MADE("the exception cannot be made"),
    /** The test ended the virtual machine. */
    LOST("the virtual machine ended");

    private final String title;

    Outcome(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }

    /** Whether the virtual machine in which it came to that is gone. */
    boolean endsTheJvm() {
        return this == HUNG || this == TEST_WAITS || this == LOST || this == LOST_BEFORE;
    }

    /** Whether the test did not get to the call again. */
    boolean isAstray() {
        return this == NOT_REACHED || this == LOST_BEFORE;
    }

    public boolean isFault() {
        return switch (this) {
            case SECONDARY, HUNG, LEAK, INTERRUPT, BROKEN_STATE, PARTIAL -> true;
            default -> false;
        };
    }
}

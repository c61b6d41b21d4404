package dev.quintain.runtime.explore;

/** What a thread is about to do, as far as others can notice it. */
public enum Kind {
    BEGIN("begins"),
    READ("reads"),
    WRITE("writes"),
    ENTER("locks"),
    REENTER("locks again"),
    WAIT("waits on"),
    NOTIFY("notifies on"),
    SLEEP("sleeps"),
    PARK("parks"),
    JOIN("joins"),
    TICK("awaits its tick"),
    /** Goes on when a shadow says so. */
    PASS("calls"),
    /** Gives a lock back that nobody else can have taken meanwhile. */
    RELEASE("calls"),
    /** Of a thread, by another one. */
    START("calls"),
    YIELD("yields"),
    /** Goes on when nobody else can. */
    LAST("is done"),
    END("ends");

    private final String verb;

    Kind(String verb) {
        this.verb = verb;
    }

    public String verb() {
        return verb;
    }

    /** Whether two such steps come to the same in either order. */
    boolean reads() {
        return this == READ || this == JOIN;
    }

    /** Whether it can be kept from being done by any of several steps before it, and be let by any of several. */
    boolean isHeldUp() {
        return this == PASS || this == PARK || this == JOIN || this == SLEEP;
    }
}

package dev.quintain.runtime.explore;

/** What a thread is about to do, as far as others can notice it. */
public enum Kind {
    BEGIN("begins"),
    READ("reads"),
    WRITE("writes"),
    ENTER("locks"),
    REENTER("locks again"),
    WAIT("waits on"),
    SLEEP("sleeps"),
    PARK("parks"),
    JOIN("joins"),
    TICK("awaits its tick"),
    /** Goes on when a shadow says so. */
    PASS("calls"),
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
}

package dev.quintain.sandbox;

/** How a test is kept from seeing what earlier tests left in static fields. */
public enum ResetMode {
    /** Static initialisers of the classes it touched are run again after each test. */
    REINIT,
    /** Likewise, but what takes long to put back, or a new class loader, stays as it is. */
    CHEAP,
    /** Each test gets a new class loader. */
    LOADER,
    /** It is not. */
    NONE;

    /** Whether static initialisers are repeated. */
    boolean repeats() {
        return this == REINIT || this == CHEAP;
    }
}

package dev.quintain.sandbox;

/** How a test is kept from seeing what earlier tests left in static fields. */
public enum ResetMode {
    /** Static initialisers of the classes it touched are run again after each test. */
    REINIT,
    /** Each test gets a new class loader. */
    LOADER,
    /** It is not. */
    NONE
}

package dev.quintain.engine.inject;

/** The user wants no more: what is under way does not count. */
final class Stopped extends Exception {
    Stopped() {
        super("stopped");
    }
}

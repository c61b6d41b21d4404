package dev.quintain.worker;

import java.io.Serializable;

/** What goes over the wire, either way. */
sealed interface Message extends Serializable {
    // To the worker.
    record Open(Program program) implements Message {}

    record Run(Serializable request) implements Message {}

    // From the worker.
    record Sent(Serializable payload) implements Message {}

    /** The request is done; the worker may want to be replaced. */
    record Done(String retireReason) implements Message {}

    /**
     * The worker itself failed, which is a fault of ours.
     *
     * @param what in a line
     */
    record Failed(String what, String stackTrace) implements Message {}
}

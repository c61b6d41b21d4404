package dev.quintain.worker;

import java.io.Serializable;

/** What goes over the wire, either way. */
sealed interface Message extends Serializable {
    // To the worker.
    record Open(Program program) implements Message {}

    record Run(Serializable request) implements Message {}

    // From the worker.
    record Hello(String token) implements Message {}

    record Sent(Serializable payload) implements Message {}

    /** The request is done; the worker may want to be replaced. */
    record Done(String retireReason) implements Message {}

    /** The worker itself failed, which is a fault of ours. */
    record Failed(String stackTrace) implements Message {}
}

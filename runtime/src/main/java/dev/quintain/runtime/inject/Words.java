package dev.quintain.runtime.inject;

import java.util.List;

/** What parent and worker say to each other. */
public sealed interface Words {
    /** From the worker, first of all: the token that it is known by. */
    record Hello(String token) implements Words {}

    /** To the worker, before it is asked for anything. */
    record Begin(Setup setup) implements Words {}

    /**
     * To the worker: run every test once.
     *
     * @param done unique ids of those that have run already, in a JVM that is lost
     */
    record RunAll(List<String> done) implements Words {}

    /** To the worker: run one test, with exceptions injected. */
    record RunOne(String uniqueId, List<Arm> arms) implements Words {}

    /** From the worker: a test begins. */
    record Starting(String uniqueId, String name) implements Words {}

    /** From the worker, while a single test runs: it goes on, but this is no progress. */
    sealed interface Aside extends Words {}

    /**
     * From the worker, now and then: where a single test is.
     *
     * @param test the thread that runs it
     * @param others those that were started since and run code under test
     */
    record At(Place test, List<Place> others) implements Aside {}

    /**
     * From the worker, at once: an injected exception was thrown, and then, that it has reached a handler.
     *
     * @param site number of the call
     * @param handler its number; 0 when the exception is thrown
     */
    record Reached(int site, int handler) implements Aside {}

    /** From the worker: what a test came to. */
    record Ran(TestRun run) implements Words {}

    /** From the worker: it is done with what it was asked for. */
    record Done(List<String> notes) implements Words {}

    /** From the worker: it cannot go on. */
    record Failed(String what, String stackTrace) implements Words {}
}

package dev.quintain.engine.inject;

/**
 * How many tests were run, and what for.
 *
 * @param recorded the whole suite, once
 * @param injected one for each call and exception that was not covered, and one more for each test that did not get to the
 *     call again, where another makes it too
 * @param dropped injected ones that do not count, since their test turned out not to be repeatable
 * @param checks plain runs of the tests that were chosen
 * @param retries in a fresh JVM, where the call was not reached
 * @param confirmations in a fresh JVM, of faults
 */
public record Runs(int recorded, int injected, int dropped, int checks, int retries, int confirmations) {}

package dev.quintain.engine.inject;

/**
 * How far the handlers are covered: what figure 5 of the paper shows.
 *
 * @param instrumented calls that may throw, in all classes
 * @param executed those that were made
 * @param covered handlers that were reached from them, for each exception
 * @param uncovered handlers that were not, and for which a test is known
 */
public record Counts(int instrumented, int executed, int covered, int uncovered) {}

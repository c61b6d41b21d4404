package dev.quintain.bytecode;

/**
 * What is added to classes while they are loaded. Each is off unless asked for.
 *
 * @param budget count steps and allocated bytes, and stop when they are used up
 * @param staticReset make static initialisers repeatable, and report who touches static state
 * @param probes report what is covered and compared, and who asks for the time
 */
public record Rewriting(boolean budget, boolean staticReset, boolean probes) {
    public static final Rewriting NONE = new Rewriting(false, false, false);
}

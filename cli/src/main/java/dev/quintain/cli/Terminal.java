package dev.quintain.cli;

/**
 * Where the output goes.
 *
 * @param interactive whether a person watches it: then a bar shows the progress
 */
public record Terminal(boolean interactive) {
    // Java cannot tell on all releases; the script that starts us can.
    static Terminal ofThisProcess() {
        return new Terminal(Boolean.getBoolean("quintain.terminal"));
    }
}

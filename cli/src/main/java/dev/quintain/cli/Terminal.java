package dev.quintain.cli;

/**
 * Where the output goes, and where answers come from.
 *
 * @param interactive whether a person watches the output: then a bar shows the progress
 * @param keyboard whether that person can be asked
 */
public record Terminal(boolean interactive, boolean keyboard) {
    /** Nobody is there. */
    public static final Terminal NONE = new Terminal(false, false);

    // Java cannot tell on all releases; the script that starts us can.
    static Terminal ofThisProcess() {
        boolean interactive = Boolean.getBoolean("quintain.terminal");
        return new Terminal(interactive, interactive && Boolean.getBoolean("quintain.keyboard"));
    }
}

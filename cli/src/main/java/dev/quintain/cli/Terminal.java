package dev.quintain.cli;

/**
 * Where the output goes, and where answers come from.
 *
 * @param columns how wide it is; 0 if no person watches it: then there is no bar to show the progress
 * @param keyboard whether that person can be asked
 */
public record Terminal(int columns, boolean keyboard) {
    /** Nobody is there. */
    public static final Terminal NONE = new Terminal(0, false);

    // Java cannot tell on all releases; the script that starts us can.
    static Terminal ofThisProcess() {
        int columns = Integer.getInteger("quintain.columns", 0);
        return new Terminal(columns, columns > 0 && Boolean.getBoolean("quintain.keyboard"));
    }

    public boolean interactive() {
        return columns > 0;
    }
}

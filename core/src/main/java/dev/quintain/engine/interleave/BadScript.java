package dev.quintain.engine.interleave;

import java.util.List;

/** A script that cannot be run as it is. */
public final class BadScript extends Exception {
    private final List<ScriptError> errors;

    public BadScript(List<ScriptError> errors) {
        super(errors.get(0).toString());
        this.errors = List.copyOf(errors);
    }

    /** At least one, in the order of the script. */
    public List<ScriptError> errors() {
        return errors;
    }
}

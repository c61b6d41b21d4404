package dev.quintain.engine.interleave;

/**
 * Something in a script that its writer has to put right.
 *
 * @param message what is wrong, without the place
 */
public record ScriptError(String file, int line, int column, String message) {
    static ScriptError at(String file, Position position, String message) {
        return new ScriptError(file, position.line(), position.column(), message);
    }

    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + message;
    }
}

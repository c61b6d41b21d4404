package dev.quintain.bytecode;

/** Bytes that are no class file, or one of a version that is not known yet. */
public final class UnreadableClassException extends Exception {
    public UnreadableClassException(String message) {
        super(message);
    }
}

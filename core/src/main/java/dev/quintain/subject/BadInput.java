package dev.quintain.subject;

/** Something the user has to put right. The message is one sentence for them: what, where, what to do. */
public final class BadInput extends RuntimeException {
    public BadInput(String message) {
        super(message);
    }
}

package dev.quintain.runtime.interleave;

/** Ends a thread whose sequence is over. An error, so that what catches exceptions lets it through. */
public final class SequenceOver extends Error {
    public SequenceOver() {
        super("the sequence is over", null, false, false);
    }
}

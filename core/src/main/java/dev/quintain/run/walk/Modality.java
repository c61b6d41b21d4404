package dev.quintain.run.walk;

/** What a walk is for. */
public enum Modality {
    /** Shows what there is to call; runs nothing. */
    INSPECT,
    /** Shows what every sequence does. */
    EXPLORE,
    /** Holds what every sequence does against an oracle. */
    VALIDATE
}

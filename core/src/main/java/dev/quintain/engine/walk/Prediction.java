package dev.quintain.engine.walk;

/** By what it is known that two sequences must come to the same result. */
public enum Prediction {
    /** By their mutators: observers change nothing, so they can be left out. */
    MUTATORS,
    /** By the concrete state that their last call meets: how the object came into it does not matter. */
    STATES
}

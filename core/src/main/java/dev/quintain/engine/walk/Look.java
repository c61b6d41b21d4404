package dev.quintain.engine.walk;

/** How closely a sequence is looked at when it has ended. */
enum Look {
    /** What the last call returned, and whether it changed the object. */
    AT_RESULT,
    /** And which predicates hold. */
    AT_TRUTHS,
    /** And the object with all that can be reached from it; but if nothing changed, only that. */
    AT_EVERYTHING
}

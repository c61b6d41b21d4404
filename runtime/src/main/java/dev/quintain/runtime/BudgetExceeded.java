package dev.quintain.runtime;

/** Thrown into code under test that has used up its budget. An error, so that few handlers catch it. */
public final class BudgetExceeded extends Error {
    /** What was used up. */
    public enum Kind {
        STEPS,
        ALLOCATION,
        /** Nothing: whatever still runs after the end of its test is to stop. */
        POISONED
    }

    private final Kind kind;

    BudgetExceeded(Kind kind) {
        super(kind.name());
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }
}

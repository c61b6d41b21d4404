package dev.quintain.engine.inject;

/** What was to be tried, and what came of it. */
record Tried(Work work, Attempt attempt) {
    Tried with(Outcome outcome, String detail) {
        return new Tried(work, attempt.with(Verdict.of(outcome, detail)));
    }
}

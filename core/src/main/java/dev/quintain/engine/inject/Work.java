package dev.quintain.engine.inject;

/** A call and an exception to be covered, and how to get there. */
record Work(Pair pair, Candidate candidate) {}

package dev.quintain.runtime.explore;

import java.io.Serializable;

/**
 * Something that a thread did in an execution, to be shown.
 *
 * @param thread its name
 * @param verb what it did
 * @param what it did it to
 * @param frame where in the source
 */
public record Step(int time, String thread, String verb, String what, StackTraceElement frame)
        implements Serializable {}

package dev.quintain.runtime.inject;

import java.util.List;

/**
 * Where a thread is.
 *
 * @param waits whether it does nothing but wait: for another thread, or for what comes from outside
 * @param frames of its stack
 */
public record Place(boolean waits, List<StackTraceElement> frames) {}

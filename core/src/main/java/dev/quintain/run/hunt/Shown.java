package dev.quintain.run.hunt;

import org.jspecify.annotations.Nullable;

/**
 * Where the test of a finding is, and what it says.
 *
 * @param source of the method; or how else to see it again
 */
record Shown(@Nullable String file, @Nullable String method, String source) {}

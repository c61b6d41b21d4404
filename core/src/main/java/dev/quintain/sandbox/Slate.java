package dev.quintain.sandbox;

import org.jspecify.annotations.Nullable;

/**
 * What a test left behind, once everything was put back that could be.
 *
 * @param spoiledBy why the next test needs a new loader; null if it does not
 */
public record Slate(@Nullable String spoiledBy) {
    public static final Slate CLEAN = new Slate(null);

    public boolean isClean() {
        return spoiledBy == null;
    }
}

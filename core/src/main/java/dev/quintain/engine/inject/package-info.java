/** Testing of exception handlers under an existing suite: which calls may throw, which test makes them, what happens when they do (Artho, Biere and Honiden 2007). Runs nothing itself: a {@code worker} does. */
@NullMarked
package dev.quintain.engine.inject;

import org.jspecify.annotations.NullMarked;

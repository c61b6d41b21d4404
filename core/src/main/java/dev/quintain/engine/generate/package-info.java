/**
 * Feedback-directed generation: sequences grow out of earlier ones, run at once, and only what is new and legal is built
 * on. Takes a subject; hands back scenarios that hold and violations of contracts.
 */
@NullMarked
package dev.quintain.engine.generate;

import org.jspecify.annotations.NullMarked;

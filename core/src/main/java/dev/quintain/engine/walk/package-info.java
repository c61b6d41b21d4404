/**
 * Systematic exploration of one class: all interleavings of its public operations to a depth, on new objects, by one of
 * three notions of state. Takes a class of the subject, has sequences run in workers, and tells what each came to.
 */
@NullMarked
package dev.quintain.engine.walk;

import org.jspecify.annotations.NullMarked;

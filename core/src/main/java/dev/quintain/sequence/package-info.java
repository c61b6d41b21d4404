/** Call sequences: what they are, how they run in a sandbox, how they are printed as Java. Used by every engine that tests by calling. */
@NullMarked
package dev.quintain.sequence;

import org.jspecify.annotations.NullMarked;

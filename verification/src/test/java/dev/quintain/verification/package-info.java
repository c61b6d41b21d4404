/** Quintain used as its users use it: from the command line, on classes with known faults and on classes that misbehave. */
@NullMarked
package dev.quintain.verification;

import org.jspecify.annotations.NullMarked;

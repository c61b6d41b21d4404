/** The walk engine through the command line: the paper's figures, seeded faults, code that evolves, real classes. */
@NullMarked
package dev.quintain.verification.walk;

import org.jspecify.annotations.NullMarked;

/** Keeps the rules of ARCHITECTURE.md, so that nobody has to. */
@NullMarked
package dev.quintain.verification.architecture;

import org.jspecify.annotations.NullMarked;

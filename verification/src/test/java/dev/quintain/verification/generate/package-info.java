/** The engine generate from end to end: what its suites reach, and that they hold. */
@NullMarked
package dev.quintain.verification.generate;

import org.jspecify.annotations.NullMarked;

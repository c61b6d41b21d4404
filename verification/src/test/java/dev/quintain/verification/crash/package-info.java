/** The crash command from end to end: from a command line, by way of workers, to a report and tests that hold. */
@NullMarked
package dev.quintain.verification.crash;

import org.jspecify.annotations.NullMarked;

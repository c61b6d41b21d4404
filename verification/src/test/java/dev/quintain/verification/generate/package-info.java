/** The generate engine through the command line: contracts, suites that hold, the paper's figures. */
@NullMarked
package dev.quintain.verification.generate;

import org.jspecify.annotations.NullMarked;

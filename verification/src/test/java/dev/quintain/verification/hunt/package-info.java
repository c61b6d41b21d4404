/** Hunts through the command line, and their page in a browser. */
@NullMarked
package dev.quintain.verification.hunt;

import org.jspecify.annotations.NullMarked;

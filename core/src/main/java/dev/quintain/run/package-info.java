/** One run from request to report: the single entry for the command line, the build plugin and other programs. */
@NullMarked
package dev.quintain.run;

import org.jspecify.annotations.NullMarked;

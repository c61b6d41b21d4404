/** One walk from request to report: the entry for the command line and for other programs. */
@NullMarked
package dev.quintain.run.walk;

import org.jspecify.annotations.NullMarked;

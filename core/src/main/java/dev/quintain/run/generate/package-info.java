/** One run of generation from request to report: the suites it writes and what it tells of them. */
@NullMarked
package dev.quintain.run.generate;

import org.jspecify.annotations.NullMarked;

/** The command line: options to requests, results to exit codes. The only place that knows picocli, streams and exit. */
@NullMarked
package dev.quintain.cli;

import org.jspecify.annotations.NullMarked;

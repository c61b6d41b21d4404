/** A run's findings to the console and to files. Knows findings only. */
@NullMarked
package dev.quintain.report;

import org.jspecify.annotations.NullMarked;

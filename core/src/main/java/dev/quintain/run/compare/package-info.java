/** One comparison of two versions from request to report. */
@NullMarked
package dev.quintain.run.compare;

import org.jspecify.annotations.NullMarked;

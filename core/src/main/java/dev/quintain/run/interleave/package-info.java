/** One run of scripts from request to report: what the tester sees, and the findings in the form that all engines share. */
@NullMarked
package dev.quintain.run.interleave;

import org.jspecify.annotations.NullMarked;

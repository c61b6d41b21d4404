/** Judging outcomes: who is to blame for an exception. */
@NullMarked
package dev.quintain.oracle;

import org.jspecify.annotations.NullMarked;

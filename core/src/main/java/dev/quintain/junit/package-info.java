/** Generated tests to source files. Knows findings only. */
@NullMarked
package dev.quintain.junit;

import org.jspecify.annotations.NullMarked;

/** Generation on libraries that others wrote: what the suites cover, and whether they hold. */
@NullMarked
package dev.quintain.benchmarks.libraries;

import org.jspecify.annotations.NullMarked;

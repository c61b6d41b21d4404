/** What the benchmarks test: classes that do next to nothing, so that what is measured is the harness. */
@NullMarked
package dev.quintain.benchmarks.subjects;

import org.jspecify.annotations.NullMarked;

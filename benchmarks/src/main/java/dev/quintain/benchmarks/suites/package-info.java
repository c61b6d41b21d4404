/** Suites that others wrote, from a repository of Maven's: what recording their calls costs, and what injecting exceptions comes to. */
@NullMarked
package dev.quintain.benchmarks.suites;

import org.jspecify.annotations.NullMarked;

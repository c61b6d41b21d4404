/** Measures the engines as their users get them. Nothing here asserts a time: it prints what it measured beside the goal. */
@NullMarked
package dev.quintain.benchmarks;

import org.jspecify.annotations.NullMarked;

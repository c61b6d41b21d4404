/** Findings and generated tests as plain data: records and enums that cross from the worker to the parent. Knows nothing else of ours. */
@NullMarked
package dev.quintain.finding;

import org.jspecify.annotations.NullMarked;

/** Suites with injected exceptions end to end: the paper's figures and rules, faulty handlers beside right ones, odd suites. */
@NullMarked
package dev.quintain.verification.inject;

import org.jspecify.annotations.NullMarked;

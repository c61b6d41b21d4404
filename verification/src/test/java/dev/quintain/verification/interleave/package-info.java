/** Scripts end to end: the paper's figures and tables, errors of testers, mutants, drafts. */
@NullMarked
package dev.quintain.verification.interleave;

import org.jspecify.annotations.NullMarked;

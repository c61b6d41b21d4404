/** The robustness tester: type-correct calls of every public operation, and the exceptions that are likely bugs. After JCrasher (Csallner and Smaragdakis 2004). */
@NullMarked
package dev.quintain.engine.crash;

import org.jspecify.annotations.NullMarked;

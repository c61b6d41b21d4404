/** Emitted tests, compiled and run as their readers would: in another JVM, with JUnit and nothing of ours. */
@NullMarked
package dev.quintain.verification.emitted;

import org.jspecify.annotations.NullMarked;

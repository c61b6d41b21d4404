/** What loading does to classes: real libraries stay valid, and do what they did. */
@NullMarked
package dev.quintain.verification.rewriting;

import org.jspecify.annotations.NullMarked;

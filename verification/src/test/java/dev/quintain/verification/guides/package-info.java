/** What the guides in docs show is what happens: their commands are run, and what they print is compared. */
@NullMarked
package dev.quintain.verification.guides;

import org.jspecify.annotations.NullMarked;

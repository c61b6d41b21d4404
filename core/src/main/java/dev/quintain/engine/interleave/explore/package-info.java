/** Running the sequences of scripts under many schedules. Beside its parent, which reads and translates the scripts; a worker runs them, on classes whose threads are under control. */
@NullMarked
package dev.quintain.engine.interleave.explore;

import org.jspecify.annotations.NullMarked;

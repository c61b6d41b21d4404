/** One run of a suite with injected exceptions, from request to report: finds the calls and the user's JUnit, has the engine at work, tells what came of it. */
@NullMarked
package dev.quintain.run.inject;

import org.jspecify.annotations.NullMarked;

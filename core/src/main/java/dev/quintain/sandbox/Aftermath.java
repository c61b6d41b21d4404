package dev.quintain.sandbox;

import dev.quintain.runtime.BudgetExceeded;
import java.util.Optional;

/**
 * What is known of a test when everything that can be put back has been.
 *
 * @param exhausted the budget that was used up, if one was
 * @param refused whether something was refused to the test
 * @param needsLoader whether it left static state that cannot be put back, so that the next test needs a new loader
 * @param byChance whether the test drew random numbers
 * @param byClock whether code that has probes asked for the time
 * @param lasting whether it changed files, or what all code in the JVM shares, so that it would disturb others where
 *     nobody puts that back
 * @param spoiled why no further test may run in this JVM, if so
 */
public record Aftermath(
        Optional<BudgetExceeded.Kind> exhausted,
        boolean refused,
        boolean needsLoader,
        boolean byChance,
        boolean byClock,
        boolean lasting,
        Optional<String> spoiled) {
    static final Aftermath NOTHING =
            new Aftermath(Optional.empty(), false, false, false, false, false, Optional.empty());
}

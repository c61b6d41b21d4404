package dev.quintain.engine.crash;

import dev.quintain.finding.Thrown;
import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.sequence.Outcome;
import java.util.Optional;

/**
 * A test's outcome and what is known of the circumstances.
 *
 * @param thrown what the operation under test threw; empty if it was not reached, or threw nothing
 * @param exhausted the budget that was used up, if any: then the outcome itself means little
 * @param guarded whether something was refused: then the outcome means nothing
 * @param renewed whether it left static state that cannot be put back, so that the next test got a fresh loader
 * @param byChance whether it drew random numbers, so that the next time may be another
 * @param spoiled why the JVM must not be used any further, if so
 */
record TestResult(
        Outcome outcome,
        Optional<Thrown> thrown,
        Optional<BudgetExceeded.Kind> exhausted,
        boolean guarded,
        boolean renewed,
        boolean byChance,
        Optional<String> spoiled) {}

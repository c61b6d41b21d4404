package dev.quintain.engine.crash;

import dev.quintain.finding.Thrown;
import dev.quintain.runtime.Budget;
import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.sandbox.Aftermath;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.Sandbox;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.sequence.Outcome;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.SequenceRunner;
import dev.quintain.sequence.ThrownReader;
import java.util.Optional;

/** Runs tests so that each sees freshly initialised static state. */
final class Tester {
    private final Sandbox sandbox;
    private final ResetMode mode;
    private final Runnable beforeLast;
    private SequenceRunner runner;
    private boolean used;

    Tester(Sandbox sandbox, ResetMode mode, Runnable beforeLast) {
        this.sandbox = sandbox;
        this.mode = mode;
        this.beforeLast = beforeLast;
        this.runner = new SequenceRunner(sandbox.subject());
    }

    TestResult run(Sequence test) {
        if (mode == ResetMode.LOADER && used) {
            renew();
        }
        TestResult result = once(test);
        // The test was the first in this loader to touch what cannot be put back, so what it showed holds.
        if (result.renewed() || mayHaveBrokenInitialisers(result.outcome())) {
            renew();
        }
        return result;
    }

    // An error of the virtual machine may strike anywhere, even where an initialiser reports that it failed.
    private static boolean mayHaveBrokenInitialisers(Outcome outcome) {
        return outcome instanceof Outcome.Threw threw && threw.thrown() instanceof VirtualMachineError;
    }

    /**
     * Runs a test alone, in a loader of its own. The time zone was asked for before other tests, but not before this one:
     * what shows here and there shows whether or not a test runner asks.
     */
    TestResult runFresh(Sequence test, boolean unlimited, long lot) {
        renew();
        sandbox.forgetTimeZone();
        sandbox.setLimited(!unlimited);
        sandbox.draw(lot);
        return once(test);
    }

    SideEffects takeSideEffects() {
        return sandbox.takeSideEffects();
    }

    private void renew() {
        sandbox.renew();
        runner = new SequenceRunner(sandbox.subject());
        used = false;
    }

    private TestResult once(Sequence test) {
        used = true;
        sandbox.begin();
        Outcome outcome = runner.run(test, beforeLast);
        Optional<BudgetExceeded.Kind> exhausted = Optional.ofNullable(Budget.exhausted());
        // Still part of the test, since it runs foreign code; if that has no end, it is not the operation's.
        Optional<Thrown> thrown = outcome instanceof Outcome.Threw threw
                        && threw.step() == test.steps().size() - 1
                ? Optional.of(ThrownReader.read(threw.thrown()))
                : Optional.empty();
        Aftermath aftermath = sandbox.end();
        boolean outOfMemory = outcome instanceof Outcome.Threw threw && threw.thrown() instanceof OutOfMemoryError;
        Optional<String> spoiled = outOfMemory ? Optional.of("the memory was used up") : aftermath.spoiled();
        return new TestResult(
                outcome,
                thrown,
                exhausted,
                aftermath.refused(),
                aftermath.needsLoader(),
                aftermath.byChance(),
                spoiled);
    }
}

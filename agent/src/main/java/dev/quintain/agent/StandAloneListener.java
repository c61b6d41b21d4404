package dev.quintain.agent;

import dev.quintain.bytecode.CallSite;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.Trial;
import dev.quintain.runtime.inject.TrialReport.Caught;
import dev.quintain.runtime.inject.Words;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Tells at the end of a suite how far its handlers are covered. Builds find it by themselves when the agent is there; it
 * does nothing where the agent was not told which classes are under test.
 */
public final class StandAloneListener implements TestExecutionListener {
    private final Set<Integer> executed = new HashSet<>();
    private final Set<String> covered = new HashSet<>();
    private @Nullable RecordingListener recording;

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        recording = StandAlone.installed()
                .map(alone -> new RecordingListener(
                        () -> Trial.ofCalls(alone.setup().sites(), alone.setup().classes()::containsKey),
                        () -> Leftovers.UNKNOWN,
                        words -> note(words, alone)))
                .orElse(null);
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        Optional.ofNullable(recording).ifPresent(listener -> listener.executionStarted(test));
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        Optional.ofNullable(recording).ifPresent(listener -> listener.executionFinished(test, result));
    }

    private synchronized void note(Words words, StandAlone alone) {
        if (words instanceof Words.Ran ran) {
            TestRun run = ran.run();
            executed.addAll(run.trial().hits().keySet());
            run.trial().caught().forEach(caught -> note(caught, alone.sites().get(caught.site() - 1)));
        }
    }

    private void note(Caught caught, CallSite site) {
        site.ways().stream()
                .filter(way ->
                        way.handler() == caught.handler() && caught.types().contains(way.exception()))
                .forEach(way -> covered.add(site.number() + " " + way));
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        if (recording != null) {
            StandAlone.installed().ifPresent(this::print);
        }
    }

    private void print(StandAlone alone) {
        long pairs = executed.stream()
                .mapToLong(number -> alone.sites().get(number - 1).ways().size())
                .sum();
        System.out.println("*** Total number of instrumented method calls: "
                + alone.sites().size());
        System.out.println("*** Total number of executed method calls: " + executed.size());
        System.out.println("*** Total number of executed catch blocks: " + covered.size());
        System.out.println("*** Tests with uncovered catch blocks to execute: " + (pairs - covered.size()));
    }
}

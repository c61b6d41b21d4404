package dev.quintain.agent;

import dev.quintain.bytecode.CallSite;
import dev.quintain.runtime.inject.Probe;
import dev.quintain.runtime.inject.Trial;
import dev.quintain.runtime.inject.TrialReport;
import dev.quintain.runtime.inject.TrialReport.Caught;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;

/**
 * Tells at the end of a suite how far its handlers are covered. Builds find it by themselves when the agent is there; it
 * does nothing where the agent was not told which classes are under test. Which test made which call nobody asks here, so
 * that the whole suite is one trial.
 */
public final class StandAloneListener implements TestExecutionListener {
    private @Nullable Plan running;

    /**
     * A plan that is under way.
     *
     * @param around what was before: a test may run tests
     */
    private record Plan(StandAlone alone, Trial trial, Trial around) {}

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        running = StandAlone.installed().map(StandAloneListener::begin).orElse(null);
    }

    private static Plan begin(StandAlone alone) {
        CodeUnderTest underTest = alone.underTest();
        Trial trial = Trial.ofCalls(underTest.sites(), underTest.classes());
        return new Plan(alone, trial, Probe.begin(trial));
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        if (running != null) {
            Probe.begin(running.around());
            print(running.alone(), running.trial().report());
        }
    }

    private static void print(StandAlone alone, TrialReport report) {
        // Where the methods that really ran declare nothing, nothing can fail.
        Set<Integer> executed = report.hits().entrySet().stream()
                .filter(hit -> !hit.getValue().isEmpty())
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
        Set<String> covered = report.caught().stream()
                .flatMap(caught -> ways(caught, alone.site(caught.site())))
                .collect(Collectors.toSet());
        long pairs = executed.stream()
                .mapToLong(number -> alone.site(number).ways().size())
                .sum();
        System.out.println("*** Total number of instrumented method calls: "
                + alone.sites().size());
        System.out.println("*** Total number of executed method calls: " + executed.size());
        System.out.println("*** Total number of executed catch blocks: " + covered.size());
        System.out.println("*** Tests with uncovered catch blocks to execute: " + (pairs - covered.size()));
    }

    private static Stream<String> ways(Caught caught, CallSite site) {
        return site.ways().stream()
                .filter(way ->
                        way.handler() == caught.handler() && caught.types().contains(way.exception()))
                // Not the text of the record: to get ready for that takes a JVM longer than all else that is done here.
                .map(way -> site.number() + " " + way.handler() + " " + way.exception());
    }
}

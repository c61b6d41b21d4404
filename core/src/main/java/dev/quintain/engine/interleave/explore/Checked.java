package dev.quintain.engine.interleave.explore;

import dev.quintain.runtime.explore.Explored;
import dev.quintain.runtime.explore.Explored.Failure;
import java.io.Serializable;
import java.util.List;

/**
 * What checking a class came to.
 *
 * @param scenarios how many were explored
 * @param exhausted how many of them to the end
 * @param operations how often rewritten code did something that other threads can notice
 * @param sites how many places of the classes under test were rewritten
 * @param failure the first that fails, or nothing
 * @param trouble why there is no result: a sentence, or empty
 */
public record Checked(
        long scenarios,
        long exhausted,
        long schedules,
        long operations,
        int sites,
        List<FailedScenario> failure,
        String trouble)
        implements Serializable {
    public Checked {
        failure = List.copyOf(failure);
    }

    /**
     * A scenario that fails.
     *
     * @param number the same one has with the same seed
     * @param text what the threads do
     */
    public record FailedScenario(long number, String text, Failure failure) implements Serializable {}

    static Checked trouble(String sentence) {
        return new Checked(0, 0, 0, 0, 1, List.of(), sentence);
    }

    Checked and(long number, String text, Explored explored) {
        List<FailedScenario> failed = explored.failure().stream()
                .map(one -> new FailedScenario(number, text, one))
                .toList();
        return new Checked(
                scenarios + 1,
                exhausted + (explored.exhausted() ? 1 : 0),
                schedules + explored.executions(),
                operations + explored.operations(),
                sites,
                failed,
                explored.trouble().isEmpty() ? "" : text + ": " + explored.trouble());
    }

    Checked withSites(int number) {
        return new Checked(scenarios, exhausted, schedules, operations, number, failure, trouble);
    }
}

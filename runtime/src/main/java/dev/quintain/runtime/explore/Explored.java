package dev.quintain.runtime.explore;

import dev.quintain.runtime.interleave.Outcome;
import java.io.Serializable;
import java.util.List;

/**
 * What was found out about a scenario.
 *
 * @param executions how many there were, those for nothing among them
 * @param redundant how many of them turned out to be like others and were given up
 * @param exhausted whether there are no other schedules, but for those that come to the same
 * @param choices how often there was something to choose, in all executions
 * @param operations how often rewritten code did something that other threads can notice
 * @param failure the first schedule that fails, or nothing
 * @param trouble why there is no result: a sentence, or empty
 */
public record Explored(
        long executions,
        long redundant,
        boolean exhausted,
        long choices,
        long operations,
        List<Failure> failure,
        String trouble)
        implements Serializable {
    public Explored {
        failure = List.copyOf(failure);
    }

    static Explored trouble(long executions, String sentence) {
        return new Explored(executions, 0, false, 0, 0, List.of(), sentence);
    }

    /**
     * A schedule that fails.
     *
     * @param found which execution it was, from 1
     * @param schedule its name, after it was shrunk
     * @param switches from one thread to another, after it was shrunk
     * @param switchesBefore it was shrunk
     */
    public record Failure(
            long found, String schedule, int switches, int switchesBefore, Outcome outcome, List<Step> trace)
            implements Serializable {
        public Failure {
            trace = List.copyOf(trace);
        }
    }
}

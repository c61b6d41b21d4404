package dev.quintain.finding;

import java.io.Serializable;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a run did and found: all that reports say.
 *
 * @param options the command line that would run the same again, but for the seed
 * @param gone findings of the baseline that this run did not make; empty if there is no baseline
 */
public record RunSummary(
        String engine,
        long seed,
        String options,
        List<ClassRow> classes,
        List<SpaceRow> spaces,
        List<Problem> problems,
        List<Gone> gone,
        List<PassedOver> passedOver,
        List<Effect> effects,
        List<Event> events,
        long milliseconds)
        implements Serializable {
    public RunSummary {
        classes = List.copyOf(classes);
        spaces = List.copyOf(spaces);
        problems = List.copyOf(problems);
        gone = List.copyOf(gone);
        passedOver = List.copyOf(passedOver);
        effects = List.copyOf(effects);
        events = List.copyOf(events);
    }

    /** The same run with its problems held against a baseline. */
    public RunSummary against(List<Problem> compared, List<Gone> missing) {
        return new RunSummary(
                engine, seed, options, classes, spaces, compared, missing, passedOver, effects, events, milliseconds);
    }

    /**
     * A class under test, as in table I of Csallner and Smaragdakis 2004.
     *
     * @param testCases tests that ran, those counted in the next parameters included
     * @param crashes tests that ended in an exception which is a problem
     * @param illFormed tests in which making an argument threw
     * @param unmakeable tests whose arguments could not be made
     * @param refusedEffects tests in which an effect was refused
     */
    public record ClassRow(
            String className,
            int publicMethods,
            long testCases,
            long crashes,
            int problems,
            long illFormed,
            long unmakeable,
            long refusedEffects,
            long milliseconds)
            implements Serializable {}

    /**
     * How much of an operation's tests ran.
     *
     * @param operation as a reader knows it
     * @param size how many tests there are to that depth
     * @param run how many of them ran
     */
    public record SpaceRow(String className, String operation, int depth, BigInteger size, long run)
            implements Serializable {
        public boolean isWhole() {
            return size.equals(BigInteger.valueOf(run));
        }
    }

    /**
     * A finding and where its test is.
     *
     * @param testFile relative to the folder of the report, with slashes; null if no test was written
     * @param testMethod null if no test was written
     * @param standing null if there is no baseline
     */
    public record Problem(
            Finding finding,
            @Nullable String testFile,
            @Nullable String testMethod,
            @Nullable Standing standing) implements Serializable {
        public Problem as(Standing newStanding) {
            return new Problem(finding, testFile, testMethod, newStanding);
        }
    }

    /** How a finding compares with the baseline. */
    public enum Standing {
        NEW,
        KNOWN
    }

    /**
     * A finding of the baseline that was not made again.
     *
     * @param description what it was, in a line
     */
    public record Gone(String fingerprint, String description) implements Serializable {}

    /** A class that was asked for and is not tested. */
    public record PassedOver(String className, String reason) implements Serializable {}

    /**
     * Something that tests did to the world outside them.
     *
     * @param what for instance {@code writing a file}
     * @param allow the word that the option {@code --allow} takes for it; null if it was not refused but undone
     * @param example of what was refused; null if nothing was
     */
    public record Effect(
            String what,
            long tests,
            @Nullable String allow,
            @Nullable String example) implements Serializable {}

    /**
     * Something else that is worth telling, for instance {@code a worker was killed}.
     *
     * @param where the methods it happened at, if that is known
     */
    public record Event(String what, long times, List<String> where) implements Serializable {
        public Event {
            where = List.copyOf(where);
        }
    }
}

package dev.quintain.finding;

import dev.quintain.finding.RunSummary.Effect;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.finding.RunSummary.Gone;
import dev.quintain.finding.RunSummary.PassedOver;
import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a hunt did and found: all that its reports say.
 *
 * @param subject what was hunted, as the user wrote it
 * @param command the command line that would do the same again
 * @param findings the likeliest first
 * @param coverage how many branches were taken in all, as time went by
 * @param handlers what injection came to; null if there was none
 * @param gone findings of the baseline that were not made again; empty if there is no baseline
 * @param complete whether every class had its turn
 * @param milliseconds how long it took
 * @param given how long it was asked to take, in milliseconds
 */
public record HuntSummary(
        String subject,
        String command,
        long seed,
        List<RankedFinding> findings,
        List<ClassProfile> classes,
        List<EngineRow> engines,
        List<CoveragePoint> coverage,
        @Nullable Handlers handlers,
        List<Gone> gone,
        List<PassedOver> passedOver,
        List<Effect> effects,
        List<Event> events,
        boolean complete,
        long milliseconds,
        long given)
        implements Serializable {
    public HuntSummary {
        findings = List.copyOf(findings);
        classes = List.copyOf(classes);
        engines = List.copyOf(engines);
        coverage = List.copyOf(coverage);
        gone = List.copyOf(gone);
        passedOver = List.copyOf(passedOver);
        effects = List.copyOf(effects);
        events = List.copyOf(events);
    }

    /** The same hunt held against a baseline. */
    public HuntSummary against(List<RankedFinding> compared, List<Gone> missing) {
        return new HuntSummary(
                subject,
                command,
                seed,
                compared,
                classes,
                engines,
                coverage,
                handlers,
                missing,
                passedOver,
                effects,
                events,
                complete,
                milliseconds,
                given);
    }

    /** How many classes have something to try. */
    public long testable() {
        return classes.stream().filter(each -> each.operations() > 0).count();
    }

    /** With how many of them nothing was done, or hardly anything. */
    public long untried() {
        return classes.stream().filter(ClassProfile::isUntried).count();
    }

    /** Whether the answer says nothing: there was nothing to try, or no time for any of it. */
    public boolean isVoid() {
        return findings.isEmpty() && untried() == testable();
    }

    public long count(Rank rank) {
        return findings.stream().filter(each -> each.rank() == rank).count();
    }

    /**
     * What an engine did.
     *
     * @param did in words: {@code 12,345 tests of 120 operations}
     * @param findings how many of the list it made, alone or with others
     */
    public record EngineRow(String engine, String did, int findings, long milliseconds) implements Serializable {}

    /** How many branches were taken by a time since the beginning. */
    public record CoveragePoint(long milliseconds, long taken) implements Serializable {}

    /**
     * How many ways into exception handlers were gone.
     *
     * @param suite whose tests were run: {@code the tests in target/test-classes}
     * @param before by the suite alone
     * @param after with injected exceptions
     * @param all that the suite comes by
     * @param classes the same for each class, those with the most first
     */
    public record Handlers(String suite, int tests, int before, int after, int all, List<HandlerRow> classes)
            implements Serializable {
        public Handlers {
            classes = List.copyOf(classes);
        }
    }

    /** The ways into the exception handlers of a class. */
    public record HandlerRow(String className, int before, int after, int all) implements Serializable {}
}

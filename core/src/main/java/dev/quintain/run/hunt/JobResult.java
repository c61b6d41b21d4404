package dev.quintain.run.hunt;

import dev.quintain.engine.generate.Coverage;
import dev.quintain.finding.HuntSummary.CoveragePoint;
import dev.quintain.finding.HuntSummary.Handlers;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.Effect;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.finding.StateMachine;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one engine brought back from some classes: plain data, which is kept on disk, so that nothing is lost.
 *
 * @param job the name of the job
 * @param classes those that it came to
 * @param counts of what was done, by what it is: {@code tests}, {@code sequences}
 * @param rows of the classes, as far as the engine counts by class
 * @param sequences by class: how many ended with a call of it
 * @param unmakeable by class: for how many operations there is no way to make the arguments
 * @param growth of the coverage in this job, since the beginning of the hunt
 * @param machines by class
 * @param drafts scripts by class, relative to the folder of the hunt
 * @param fault what went wrong by a fault of ours; empty if nothing did
 * @param whole whether it need not be done again
 */
record JobResult(
        String job,
        String engine,
        List<String> classes,
        List<EngineFinding> findings,
        Map<String, Long> counts,
        List<ClassRow> rows,
        Map<String, Long> sequences,
        Map<String, Long> unmakeable,
        Coverage coverage,
        List<CoveragePoint> growth,
        Map<String, StateMachine> machines,
        Map<String, String> drafts,
        @Nullable Handlers handlers,
        List<Effect> effects,
        List<Event> events,
        String fault,
        boolean whole,
        long milliseconds)
        implements Serializable {
    JobResult {
        classes = List.copyOf(classes);
        findings = List.copyOf(findings);
        counts = Map.copyOf(counts);
        rows = List.copyOf(rows);
        sequences = Map.copyOf(sequences);
        unmakeable = Map.copyOf(unmakeable);
        growth = List.copyOf(growth);
        machines = Map.copyOf(machines);
        drafts = Map.copyOf(drafts);
        effects = List.copyOf(effects);
        events = List.copyOf(events);
    }

    /** Of a job that brings nothing yet. */
    static Builder of(Job job) {
        return new Builder(job);
    }

    /** The same when the job is over. */
    JobResult over(boolean cutShort, long millis) {
        return new JobResult(
                job,
                engine,
                classes,
                findings,
                counts,
                rows,
                sequences,
                unmakeable,
                coverage,
                growth,
                machines,
                drafts,
                handlers,
                effects,
                events,
                fault,
                !cutShort && !cameToNothing(),
                millis);
    }

    /** Whether it got no further than to its beginning, as happens on a busy machine; not if it said why. */
    boolean cameToNothing() {
        return !counts.isEmpty() && counts.values().stream().allMatch(count -> count == 0);
    }

    /** Takes what there is; no engine has everything. */
    static final class Builder {
        private final Job job;
        private List<String> classes;
        private List<EngineFinding> findings = List.of();
        private Map<String, Long> counts = Map.of();
        private List<ClassRow> rows = List.of();
        private Map<String, Long> sequences = Map.of();
        private Map<String, Long> unmakeable = Map.of();
        private Coverage coverage = Coverage.NONE;
        private List<CoveragePoint> growth = List.of();
        private Map<String, StateMachine> machines = Map.of();
        private Map<String, String> drafts = Map.of();
        private @Nullable Handlers handlers;
        private List<Effect> effects = List.of();
        private List<Event> events = List.of();
        private String fault = "";

        private Builder(Job job) {
            this.job = job;
            this.classes = job.classes();
        }

        /** Those of its classes that it came to, where there was no time for all. */
        Builder reached(List<String> some) {
            classes = some;
            return this;
        }

        Builder found(List<EngineFinding> all) {
            findings = all;
            return this;
        }

        Builder counted(Map<String, Long> numbers) {
            counts = numbers;
            return this;
        }

        Builder rows(List<ClassRow> all) {
            rows = all;
            return this;
        }

        Builder sequences(Map<String, Long> byClass) {
            sequences = byClass;
            return this;
        }

        Builder unmakeable(Map<String, Long> byClass) {
            unmakeable = byClass;
            return this;
        }

        Builder covered(Coverage reached, List<CoveragePoint> points) {
            coverage = reached;
            growth = points;
            return this;
        }

        Builder machines(Map<String, StateMachine> byClass) {
            machines = byClass;
            return this;
        }

        Builder drafts(Map<String, String> byClass) {
            drafts = byClass;
            return this;
        }

        Builder handlers(Handlers reached) {
            handlers = reached;
            return this;
        }

        Builder effects(List<Effect> all) {
            effects = all;
            return this;
        }

        Builder events(List<Event> all) {
            events = all;
            return this;
        }

        Builder fault(String what) {
            fault = what;
            return this;
        }

        JobResult build() {
            return new JobResult(
                    job.name(),
                    job.engine(),
                    classes,
                    findings,
                    counts,
                    rows,
                    sequences,
                    unmakeable,
                    coverage,
                    growth,
                    machines,
                    drafts,
                    handlers,
                    effects,
                    events,
                    fault,
                    false,
                    0);
        }
    }
}

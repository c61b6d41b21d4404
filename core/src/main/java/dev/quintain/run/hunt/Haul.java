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
 * @param counts of what was done, by what it is: {@code tests}, {@code sequences}
 * @param rows of the classes, as far as the engine counts by class
 * @param growth of the coverage in this job, since the beginning of the hunt
 * @param machines by class
 * @param drafts scripts by class, relative to the folder of the hunt
 * @param fault what went wrong by a fault of ours; empty if nothing did
 */
record Haul(
        String job,
        String engine,
        List<String> classes,
        List<Catch> catches,
        Map<String, Long> counts,
        List<ClassRow> rows,
        Coverage coverage,
        List<CoveragePoint> growth,
        Map<String, StateMachine> machines,
        Map<String, String> drafts,
        @Nullable Handlers handlers,
        List<Effect> effects,
        List<Event> events,
        String fault,
        long milliseconds)
        implements Serializable {
    Haul {
        classes = List.copyOf(classes);
        catches = List.copyOf(catches);
        counts = Map.copyOf(counts);
        rows = List.copyOf(rows);
        growth = List.copyOf(growth);
        machines = Map.copyOf(machines);
        drafts = Map.copyOf(drafts);
        effects = List.copyOf(effects);
        events = List.copyOf(events);
    }

    /** Nothing yet. */
    static Haul of(Job job) {
        return new Haul(
                job.name(),
                job.engine(),
                job.classes(),
                List.of(),
                Map.of(),
                List.of(),
                Coverage.NONE,
                List.of(),
                Map.of(),
                Map.of(),
                null,
                List.of(),
                List.of(),
                "",
                0);
    }

    Haul with(List<Catch> others, Map<String, Long> numbers) {
        return new Haul(
                job,
                engine,
                classes,
                others,
                numbers,
                rows,
                coverage,
                growth,
                machines,
                drafts,
                handlers,
                effects,
                events,
                fault,
                milliseconds);
    }

    Haul withRows(List<ClassRow> others) {
        return new Haul(
                job,
                engine,
                classes,
                catches,
                counts,
                others,
                coverage,
                growth,
                machines,
                drafts,
                handlers,
                effects,
                events,
                fault,
                milliseconds);
    }

    Haul withCoverage(Coverage reached, List<CoveragePoint> points) {
        return new Haul(
                job,
                engine,
                classes,
                catches,
                counts,
                rows,
                reached,
                points,
                machines,
                drafts,
                handlers,
                effects,
                events,
                fault,
                milliseconds);
    }

    Haul withMachines(Map<String, StateMachine> others) {
        return new Haul(
                job,
                engine,
                classes,
                catches,
                counts,
                rows,
                coverage,
                growth,
                others,
                drafts,
                handlers,
                effects,
                events,
                fault,
                milliseconds);
    }

    Haul withDrafts(Map<String, String> others) {
        return new Haul(
                job,
                engine,
                classes,
                catches,
                counts,
                rows,
                coverage,
                growth,
                machines,
                others,
                handlers,
                effects,
                events,
                fault,
                milliseconds);
    }

    Haul withHandlers(Handlers reached) {
        return new Haul(
                job,
                engine,
                classes,
                catches,
                counts,
                rows,
                coverage,
                growth,
                machines,
                drafts,
                reached,
                effects,
                events,
                fault,
                milliseconds);
    }

    Haul withNotes(List<Effect> done, List<Event> told) {
        return new Haul(
                job,
                engine,
                classes,
                catches,
                counts,
                rows,
                coverage,
                growth,
                machines,
                drafts,
                handlers,
                done,
                told,
                fault,
                milliseconds);
    }

    Haul withFault(String what) {
        return new Haul(
                job,
                engine,
                classes,
                catches,
                counts,
                rows,
                coverage,
                growth,
                machines,
                drafts,
                handlers,
                effects,
                events,
                what,
                milliseconds);
    }

    Haul lasting(long millis) {
        return new Haul(
                job, engine, classes, catches, counts, rows, coverage, growth, machines, drafts, handlers, effects,
                events, fault, millis);
    }

    Haul named(String other) {
        return new Haul(
                other,
                engine,
                classes,
                catches,
                counts,
                rows,
                coverage,
                growth,
                machines,
                drafts,
                handlers,
                effects,
                events,
                fault,
                milliseconds);
    }
}

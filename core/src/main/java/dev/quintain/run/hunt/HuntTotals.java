package dev.quintain.run.hunt;

import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.HuntSummary.CoveragePoint;
import dev.quintain.finding.HuntSummary.EngineRow;
import dev.quintain.finding.HuntSummary.Handlers;
import dev.quintain.finding.RankedFinding;
import dev.quintain.finding.RunSummary.Effect;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.run.SubjectRows;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Adds up what the jobs of a hunt did. */
record HuntTotals(HuntSetup setup, List<JobResult> results) {
    private static final int MOST_POINTS = 300;
    static final List<String> ENGINES = List.of("crash", "generate", "walk", "interleave", "inject");

    /**
     * The sum of it all.
     *
     * @param notes what is to be told beside the findings
     */
    HuntSummary summary(List<RankedFinding> findings, List<Event> notes, boolean complete, long milliseconds) {
        HuntRequest request = setup.request();
        return new HuntSummary(
                setup.target().name(),
                request.commandLine(),
                request.seed(),
                findings,
                new ClassProfiles(setup, results).all(),
                engines(findings),
                coverage(),
                handlers(),
                List.of(),
                new SubjectRows(setup.target().subject()).passedOver(),
                effects(),
                Stream.concat(notes.stream(), events().stream()).toList(),
                complete,
                milliseconds,
                request.time().toMillis());
    }

    private List<EngineRow> engines(List<RankedFinding> findings) {
        return ENGINES.stream()
                .filter(engine ->
                        results.stream().anyMatch(result -> result.engine().equals(engine)))
                .map(engine -> {
                    List<JobResult> of = results.stream()
                            .filter(result -> result.engine().equals(engine))
                            .toList();
                    long found = findings.stream()
                            .filter(finding -> finding.engines().contains(engine))
                            .count();
                    return new EngineRow(
                            engine,
                            new Deeds(of).inWords(),
                            (int) found,
                            of.stream().mapToLong(JobResult::milliseconds).sum());
                })
                .toList();
    }

    /** All batches together have reached what each of them has by then. */
    private List<CoveragePoint> coverage() {
        record Step(String batch, CoveragePoint point) {}
        List<Step> steps = results.stream()
                .flatMap(result -> result.growth().stream()
                        .map(point -> new Step(result.classes().get(0), point)))
                .sorted(Comparator.comparing(step -> step.point().milliseconds()))
                .toList();
        Map<String, Long> batches = new HashMap<>();
        var points = new ArrayList<CoveragePoint>();
        for (Step step : steps) {
            batches.merge(step.batch(), step.point().taken(), Math::max);
            points.add(new CoveragePoint(
                    step.point().milliseconds(),
                    batches.values().stream().mapToLong(taken -> taken).sum()));
        }
        return thinned(points);
    }

    /** A curve needs no more than a screen can show. */
    private static List<CoveragePoint> thinned(List<CoveragePoint> points) {
        int step = points.size() / MOST_POINTS + 1;
        return IntStream.range(0, points.size())
                .filter(i -> i % step == 0 || i == points.size() - 1)
                .mapToObj(points::get)
                .toList();
    }

    private @Nullable Handlers handlers() {
        return results.stream()
                .map(JobResult::handlers)
                .filter(Objects::nonNull)
                .reduce((earlier, later) -> later)
                .orElse(null);
    }

    private List<Effect> effects() {
        Map<String, Effect> effects = new LinkedHashMap<>();
        results.stream()
                .flatMap(result -> result.effects().stream())
                .forEach(effect -> effects.merge(
                        effect.what(),
                        effect,
                        (one, other) ->
                                new Effect(one.what(), one.tests() + other.tests(), one.allow(), one.example())));
        return List.copyOf(effects.values());
    }

    private List<Event> events() {
        Map<String, Event> events = new LinkedHashMap<>();
        results.stream()
                .flatMap(result -> result.events().stream())
                .filter(event -> !Deeds.isTold(event.what()))
                .forEach(event -> events.merge(
                        event.what(),
                        event,
                        (one, other) -> new Event(
                                one.what(),
                                one.times() + other.times(),
                                Stream.concat(one.where().stream(), other.where().stream())
                                        .distinct()
                                        .toList())));
        return List.copyOf(events.values());
    }
}

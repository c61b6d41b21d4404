package dev.quintain.run.hunt;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.engine.generate.Coverage;
import dev.quintain.engine.generate.Coverage.Reached;
import dev.quintain.finding.ClassProfile;
import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.HuntSummary.CoveragePoint;
import dev.quintain.finding.HuntSummary.EngineRow;
import dev.quintain.finding.HuntSummary.Handlers;
import dev.quintain.finding.RankedFinding;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.Effect;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.finding.StateMachine;
import dev.quintain.run.SubjectRows;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Tells in plain data what a hunt came to. */
record Tale(Camp camp, List<Haul> hauls) {
    private static final int MOST_POINTS = 300;
    private static final List<String> ENGINES = List.of("crash", "generate", "walk", "interleave", "inject");

    HuntSummary summary(List<RankedFinding> findings, boolean complete, long milliseconds) {
        HuntRequest request = camp.request();
        return new HuntSummary(
                camp.quarry().name(),
                request.commandLine(),
                request.seed(),
                findings,
                classes(),
                engines(findings),
                coverage(),
                handlers(),
                List.of(),
                new SubjectRows(camp.quarry().subject()).passedOver(),
                effects(),
                events(),
                complete,
                milliseconds,
                request.time().toMillis());
    }

    private List<ClassProfile> classes() {
        Coverage reached = hauls.stream().map(Haul::coverage).reduce(Coverage.NONE, Coverage::plus);
        Map<String, List<Haul>> byClass = new HashMap<>();
        Map<String, List<ClassRow>> crashed = new HashMap<>();
        Map<String, Long> regressions = new HashMap<>();
        Map<String, StateMachine> machines = new HashMap<>();
        Map<String, String> drafts = new HashMap<>();
        for (Haul haul : hauls) {
            haul.classes()
                    .forEach(name -> byClass.computeIfAbsent(name, each -> new ArrayList<>())
                            .add(haul));
            boolean crash = haul.engine().equals("crash");
            for (ClassRow row : haul.rows()) {
                if (crash) {
                    crashed.computeIfAbsent(row.className(), name -> new ArrayList<>())
                            .add(row);
                } else {
                    regressions.merge(row.className(), row.testCases(), Math::max);
                }
            }
            machines.putAll(haul.machines());
            drafts.putAll(haul.drafts());
        }
        return camp.quarry().subject().classes().stream()
                .map(file -> {
                    String name = file.name();
                    Reached of = reached.classes().getOrDefault(name, new Reached(new BitSet(), 0));
                    List<ClassRow> rows = crashed.getOrDefault(name, List.of());
                    return new ClassProfile(
                            name,
                            enginesOf(byClass.getOrDefault(name, List.of())),
                            operations(file),
                            rows.stream().mapToLong(ClassRow::testCases).sum(),
                            regressions.getOrDefault(name, 0L),
                            of.taken().cardinality(),
                            of.branches(),
                            machines.get(name),
                            drafts.get(name),
                            rows.stream().mapToLong(ClassRow::milliseconds).sum());
                })
                .toList();
    }

    private static List<String> enginesOf(List<Haul> of) {
        return ENGINES.stream()
                .filter(engine -> of.stream().anyMatch(haul -> haul.engine().equals(engine)))
                .toList();
    }

    private int operations(ClassFile file) {
        return camp.quarry().operations().getOrDefault(file.name(), 0);
    }

    private List<EngineRow> engines(List<RankedFinding> findings) {
        return ENGINES.stream()
                .filter(engine -> hauls.stream().anyMatch(haul -> haul.engine().equals(engine)))
                .map(engine -> {
                    List<Haul> of = hauls.stream()
                            .filter(haul -> haul.engine().equals(engine))
                            .toList();
                    long found = findings.stream()
                            .filter(finding -> finding.engines().contains(engine))
                            .count();
                    return new EngineRow(
                            engine,
                            new Deeds(of).inWords(),
                            (int) found,
                            of.stream().mapToLong(Haul::milliseconds).sum());
                })
                .toList();
    }

    /** All batches together have reached what each of them has by then. */
    private List<CoveragePoint> coverage() {
        record Step(String batch, CoveragePoint point) {}
        List<Step> steps = hauls.stream()
                .flatMap(haul -> haul.growth().stream()
                        .map(point -> new Step(haul.classes().get(0), point)))
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

    private @org.jspecify.annotations.Nullable Handlers handlers() {
        return hauls.stream()
                .map(Haul::handlers)
                .filter(Objects::nonNull)
                .reduce((earlier, later) -> later)
                .orElse(null);
    }

    private List<Effect> effects() {
        Map<String, Effect> effects = new LinkedHashMap<>();
        hauls.stream()
                .flatMap(haul -> haul.effects().stream())
                .forEach(effect -> effects.merge(
                        effect.what(),
                        effect,
                        (one, other) ->
                                new Effect(one.what(), one.tests() + other.tests(), one.allow(), one.example())));
        return List.copyOf(effects.values());
    }

    private List<Event> events() {
        Map<String, Event> events = new LinkedHashMap<>();
        hauls.stream()
                .flatMap(haul -> haul.events().stream())
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

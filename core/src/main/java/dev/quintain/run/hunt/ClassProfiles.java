package dev.quintain.run.hunt;

import dev.quintain.engine.generate.Coverage;
import dev.quintain.engine.generate.Coverage.Reached;
import dev.quintain.finding.ClassProfile;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.StateMachine;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Tells for each class what was done with it. */
final class ClassProfiles {
    private final HuntSetup setup;
    private final Coverage reached;
    private final Map<String, Set<String>> engines = new HashMap<>();
    private final Map<String, Long> tests = new HashMap<>();
    private final Map<String, Long> sequences = new HashMap<>();
    private final Map<String, Long> milliseconds = new HashMap<>();
    private final Map<String, Long> unmakeable = new HashMap<>();
    /** By class and job: a job that was cut short and done again has replaced what it wrote. */
    private final Map<String, Map<String, Long>> regressions = new HashMap<>();

    private final Map<String, StateMachine> machines = new HashMap<>();
    private final Map<String, String> drafts = new HashMap<>();

    ClassProfiles(HuntSetup setup, List<JobResult> results) {
        this.setup = setup;
        this.reached = results.stream().map(JobResult::coverage).reduce(Coverage.NONE, Coverage::plus);
        results.forEach(this::add);
    }

    private void add(JobResult result) {
        boolean single = result.engine().equals("crash");
        for (ClassRow row : result.rows()) {
            if (single) {
                tests.merge(row.className(), row.testCases(), Long::sum);
                milliseconds.merge(row.className(), row.milliseconds(), Long::sum);
            } else {
                regressions
                        .computeIfAbsent(row.className(), name -> new HashMap<>())
                        .put(result.job(), row.testCases());
            }
        }
        result.sequences().forEach((name, count) -> sequences.merge(name, count, Long::sum));
        result.unmakeable().forEach((name, count) -> unmakeable.merge(name, count, Math::min));
        machines.putAll(result.machines());
        drafts.putAll(result.drafts());
        if (!result.cameToNothing()) {
            result.classes().stream()
                    .filter(name -> cameTo(name, result))
                    .forEach(name -> engines.computeIfAbsent(name, each -> new TreeSet<>())
                            .add(result.engine()));
        }
    }

    /** Of many classes, some may have had no time. */
    private boolean cameTo(String name, JobResult result) {
        return switch (result.engine()) {
            case "crash" -> tests.getOrDefault(name, 0L) > 0;
            case "generate" -> isCovered(name, result.coverage());
            default -> true;
        };
    }

    private static boolean isCovered(String name, Coverage coverage) {
        Reached of = coverage.classes().get(name);
        return of != null && !of.taken().isEmpty();
    }

    List<ClassProfile> all() {
        return setup.target().classNames().stream().map(this::profile).toList();
    }

    /** Those that somebody could call. */
    private int operations(String name) {
        long all = setup.target().operations().getOrDefault(name, 0);
        return (int) Math.max(0, all - unmakeable.getOrDefault(name, 0L));
    }

    private long regressions(String name) {
        return regressions.getOrDefault(name, Map.of()).values().stream()
                .mapToLong(count -> count)
                .sum();
    }

    private ClassProfile profile(String name) {
        Reached of = reached.classes().getOrDefault(name, new Reached(new BitSet(), 0));
        return new ClassProfile(
                name,
                HuntTotals.ENGINES.stream()
                        .filter(engines.getOrDefault(name, Set.of())::contains)
                        .toList(),
                operations(name),
                tests.getOrDefault(name, 0L),
                sequences.getOrDefault(name, 0L),
                regressions(name),
                of.taken().cardinality(),
                of.branches(),
                machines.get(name),
                drafts.get(name),
                milliseconds.getOrDefault(name, 0L));
    }
}

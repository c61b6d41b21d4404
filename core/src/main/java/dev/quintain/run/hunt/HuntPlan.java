package dev.quintain.run.hunt;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.Synchronisation;
import dev.quintain.engine.walk.Convention;
import dev.quintain.engine.walk.Protocol;
import dev.quintain.finding.ClassProfile;
import dev.quintain.subject.BadInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What is to be done in a hunt. Classes go together in batches, as many as there is time to start engines for: an engine
 * needs some seconds before and after it does anything.
 */
final class HuntPlan {
    /** So many seconds of one core should be there for each batch. */
    private static final int SECONDS_PER_BATCH = 100;

    /** So many classes are worth a batch of their own, where all workers have one. */
    private static final int FEWEST_CLASSES = 4;

    /** Of the time that others get, those in which threads wait for each other are worth: most calls of them come to nothing. */
    private static final double OF_WAITING = 0.25;

    private static final double OF_CRASH = 25;
    private static final double OF_GENERATE = 45;
    private static final double OF_INJECT = 15;
    private static final double OF_INTERLEAVE = 18;
    private static final double OF_WALK = 8;

    private final HuntSetup setup;
    private final Stopwatch watch;
    private final KnownStates states = new KnownStates();
    private final List<Batch> batches;
    private final List<String> shared;
    private final Set<String> lonely;
    private final List<String> stateful;

    HuntPlan(HuntSetup setup, Stopwatch watch) {
        this.setup = setup;
        this.watch = watch;
        Map<String, Synchronisation> all = new LinkedHashMap<>();
        setup.target().classNames().forEach(name -> all.put(name, setup.target().synchronisation(name)));
        this.shared = names(all, Synchronisation::claimed);
        // Whoever calls the others alone waits for ever, which says nothing against them.
        this.lonely = new LinkedHashSet<>(names(all, how -> !how.waiting()));
        this.stateful = stateful();
        this.batches = batches(names(all, Synchronisation::waiting));
    }

    /**
     * Classes that go together.
     *
     * @param share the part that they get of an engine's time
     */
    private record Batch(List<String> classes, double share) {}

    private List<Batch> batches(List<String> waiting) {
        double all = lonely.size() + OF_WAITING * waiting.size();
        var found = new ArrayList<Batch>();
        for (List<String> part : parts(List.copyOf(lonely), count(lonely.size()))) {
            found.add(new Batch(part, part.size() / all));
        }
        int few = Math.min(setup.request().workers(), inFours(waiting.size()));
        for (List<String> part : parts(waiting, few)) {
            found.add(new Batch(part, OF_WAITING * part.size() / all));
        }
        return List.copyOf(found);
    }

    private static int inFours(int classes) {
        return (classes + FEWEST_CLASSES - 1) / FEWEST_CLASSES;
    }

    private static List<String> names(Map<String, Synchronisation> all, Predicate<Synchronisation> wanted) {
        return all.entrySet().stream()
                .filter(each -> wanted.test(each.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private int count(int classes) {
        HuntRequest request = setup.request();
        long cores = request.time().toSeconds() * request.workers();
        long affordable = Math.max(request.workers(), cores / SECONDS_PER_BATCH);
        long large = Math.min(affordable, inFours(classes));
        // A worker without a batch would have little to do but wait for the others.
        return (int) Math.max(1, Math.max(large, Math.min(classes, request.workers())));
    }

    /** Neighbours stay together. */
    private static List<List<String>> parts(List<String> names, int count) {
        var parts = new ArrayList<List<String>>();
        for (int i = 0; i < count; i++) {
            int from = (int) ((long) names.size() * i / count);
            int to = (int) ((long) names.size() * (i + 1) / count);
            if (from < to) {
                parts.add(List.copyOf(names.subList(from, to)));
            }
        }
        return parts;
    }

    /** What every class gets: the engines that are quickest at finding something come first. */
    List<Job> first() {
        var jobs = new ArrayList<Job>();
        if (!setup.target().tests().isEmpty()) {
            jobs.add(new InjectJob(setup, OF_INJECT));
        }
        for (int i = 0; i < batches.size(); i++) {
            jobs.add(crash(i, 1, OF_CRASH * batches.get(i).share()));
        }
        jobs.addAll(interleave(shared, i -> "interleave-" + (i + 1)));
        jobs.addAll(walk(stateful, i -> "walk-" + (i + 1)));
        for (int i = 0; i < batches.size(); i++) {
            jobs.add(generate(i, 1, OF_GENERATE * batches.get(i).share()));
        }
        return jobs;
    }

    private Job crash(int batch, int round, double weight) {
        String name = "crash-" + (batch + 1) + (round == 1 ? "" : "-" + round);
        return new CrashJob(
                setup, name, batches.get(batch).classes(), setup.request().seed() + round - 1, weight);
    }

    private Job generate(int batch, int round, double weight) {
        String name = "generate-" + (batch + 1) + (round == 1 ? "" : "-" + round);
        return new GenerateJob(
                setup,
                states,
                watch,
                name,
                batches.get(batch).classes(),
                setup.request().seed() + round - 1,
                weight);
    }

    private List<Job> interleave(List<String> classes, IntFunction<String> names) {
        var jobs = new ArrayList<Job>();
        double each = Math.min(OF_INTERLEAVE / Math.max(1, classes.size()), OF_INTERLEAVE / 4);
        for (List<String> part : parts(classes, setup.request().workers())) {
            jobs.add(new InterleaveJob(
                    setup, names.apply(jobs.size()), part, setup.request().seed(), each * part.size()));
        }
        return jobs;
    }

    private List<Job> walk(List<String> classes, IntFunction<String> names) {
        var jobs = new ArrayList<Job>();
        double each = Math.min(OF_WALK / Math.max(1, classes.size()), OF_WALK / 4);
        for (List<String> part : parts(classes, setup.request().workers())) {
            jobs.add(new WalkJob(setup, states, names.apply(jobs.size()), part, each * part.size()));
        }
        return jobs;
    }

    private List<String> stateful() {
        return setup.target().subject().classes().stream()
                .filter(file -> lonely.contains(file.name()) && hasPredicates(file))
                .map(ClassFile::name)
                .toList();
    }

    private boolean hasPredicates(ClassFile file) {
        try {
            return !Protocol.of(file, setup.target().subject().classPath(), Convention.STANDARD, false)
                    .predicateNames()
                    .isEmpty();
        } catch (BadInput e) {
            return false;
        }
    }

    /** For classes that nobody had the time to come to, and those that an engine had to leave out which is made for them. */
    List<Job> missed(List<JobResult> results) {
        var jobs = new ArrayList<Job>();
        List<String> uncalled = new ClassProfiles(setup, results)
                .all().stream()
                        .filter(HuntPlan::isMissed)
                        .map(ClassProfile::className)
                        .toList();
        // In as few batches as can be, so that most of the time is for tests.
        List<List<String>> parts = parts(uncalled, setup.request().workers());
        for (List<String> part : parts) {
            jobs.add(new CrashJob(
                    setup,
                    missed("crash", jobs.size(), results),
                    part,
                    setup.request().seed(),
                    (OF_CRASH + OF_GENERATE) / parts.size()));
        }
        jobs.addAll(interleave(leftOut("interleave", shared, results), i -> missed("interleave", i, results)));
        jobs.addAll(walk(leftOut("walk", stateful, results), i -> missed("walk", i, results)));
        return jobs;
    }

    /** A name that no job has had: who goes on with a hunt once more, comes to other classes than the time before. */
    private static String missed(String engine, int job, List<JobResult> results) {
        String name = engine + "-missed-";
        long earlier =
                results.stream().filter(result -> result.job().startsWith(name)).count();
        return name + (earlier + job + 1);
    }

    /** Those that an engine, when it was at them, did not come to. */
    private static List<String> leftOut(String engine, List<String> classes, List<JobResult> results) {
        Set<String> reached = results.stream()
                .filter(result -> result.engine().equals(engine))
                .flatMap(result -> result.classes().stream())
                .collect(Collectors.toSet());
        return classes.stream().filter(name -> !reached.contains(name)).toList();
    }

    /** Whether every class had its turn, with each engine that is for it. */
    boolean isDone(List<JobResult> results) {
        return Stream.concat(first().stream(), last().stream()).allMatch(job -> isDone(job, results))
                && missed(results).isEmpty();
    }

    /** A later round may have done what an earlier one did not get to. */
    private static boolean isDone(Job job, List<JobResult> results) {
        return results.stream().anyMatch(result -> result.whole() && (result.job() + "-").startsWith(job.name() + "-"));
    }

    private static boolean isMissed(ClassProfile profile) {
        return profile.tests() < profile.operations()
                && profile.milliseconds() == 0
                && !profile.engines().contains("generate");
    }

    /** What waits for generated tests. */
    List<Job> last() {
        return setup.target().tests().isEmpty() ? List.of(new InjectJob(setup, OF_INJECT)) : List.of();
    }

    /** The time that those should have, of all. */
    double shareOfLast() {
        return last().isEmpty() ? 0 : OF_INJECT / (OF_CRASH + OF_GENERATE + OF_INJECT);
    }

    /** More of what still found something in the last round, by as much as it found; all together as what waits. */
    List<Job> again(int round, Yields yields) {
        double all = IntStream.range(0, batches.size())
                .mapToDouble(i -> crashed(i, round, yields) + generated(i, round, yields))
                .sum();
        var jobs = new ArrayList<Job>();
        for (int i = 0; i < batches.size(); i++) {
            if (crashed(i, round, yields) > 0) {
                jobs.add(crash(i, round, OF_INJECT * crashed(i, round, yields) / all));
            }
            if (generated(i, round, yields) > 0) {
                jobs.add(generate(i, round, OF_INJECT * generated(i, round, yields) / all));
            }
        }
        return jobs;
    }

    private double crashed(int batch, int round, Yields yields) {
        return yields.of(crash(batch, round - 1, 0).name());
    }

    private double generated(int batch, int round, Yields yields) {
        return yields.of(generate(batch, round - 1, 0).name());
    }
}

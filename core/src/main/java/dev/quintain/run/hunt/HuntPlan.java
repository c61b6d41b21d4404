package dev.quintain.run.hunt;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.Synchronisation;
import dev.quintain.engine.walk.Convention;
import dev.quintain.engine.walk.Protocol;
import dev.quintain.finding.ClassProfile;
import dev.quintain.subject.BadInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is to be done in a hunt: which engine is tried on which classes, with how much of the time. */
final class HuntPlan {
    private static final double OF_CRASH = 25;
    private static final double OF_GENERATE = 45;
    private static final double OF_INJECT = 15;
    private static final double OF_INTERLEAVE = 18;
    private static final double OF_WALK = 8;

    private final HuntSetup setup;
    private final Stopwatch watch;
    private final KnownStates states = new KnownStates();
    private final List<Batches.Batch> batches;
    private final List<String> shared;
    private final List<String> stateful;

    HuntPlan(HuntSetup setup, Stopwatch watch) {
        this.setup = setup;
        this.watch = watch;
        Map<String, Synchronisation> all = new LinkedHashMap<>();
        setup.target().classNames().forEach(name -> all.put(name, setup.target().synchronisation(name)));
        this.shared = names(all, Synchronisation::claimed);
        // Whoever calls some of them alone waits for ever, which says nothing against them.
        List<String> lonely = names(all, how -> !how.waiting());
        List<String> waiting = names(all, Synchronisation::waiting);
        this.stateful = Stream.concat(stateful(Set.copyOf(lonely)), stateful(Set.copyOf(waiting)))
                .toList();
        this.batches = Batches.of(lonely, waiting, setup.request());
    }

    private static List<String> names(Map<String, Synchronisation> all, Predicate<Synchronisation> wanted) {
        return all.entrySet().stream()
                .filter(each -> wanted.test(each.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** What every class gets: the engines that are quickest at finding something come first. */
    List<Job> first() {
        List<Job> others = new ArrayList<>(interleave(shared, i -> "interleave-" + (i + 1)));
        others.addAll(walk(stateful, i -> "walk-" + (i + 1)));
        var jobs = new ArrayList<Job>();
        if (!setup.target().tests().isEmpty()) {
            jobs.add(new InjectJob(setup, OF_INJECT));
        }
        int workers = workers(jobs.size() + others.size(), 2 * batches.size());
        for (int i = 0; i < batches.size(); i++) {
            jobs.add(crash(
                    i,
                    batches.get(i).classes(),
                    1,
                    workers,
                    OF_CRASH * batches.get(i).share()));
        }
        jobs.addAll(others);
        for (int i = 0; i < batches.size(); i++) {
            jobs.add(generate(
                    i,
                    batches.get(i).classes(),
                    1,
                    workers,
                    OF_GENERATE * batches.get(i).share()));
        }
        return jobs;
    }

    /** Takes in what a job brought back. */
    void learn(JobResult result) {
        setup.known().add(result);
    }

    /** How many each job of those can have that can do with more than one, if the others have one each. */
    private int workers(int others, int jobs) {
        return Math.max(1, (setup.request().workers() - others) / Math.max(1, jobs));
    }

    private CrashJob crash(int batch, List<String> classes, int round, int workers, double weight) {
        return new CrashJob(setup, name("crash", batch, round), classes, seed(round), workers, weight);
    }

    private GenerateJob generate(int batch, List<String> classes, int round, int workers, double weight) {
        return new GenerateJob(
                setup, states, watch, name("generate", batch, round), classes, seed(round), workers, weight);
    }

    private static String name(String engine, int part, int round) {
        return engine + "-" + (part + 1) + (round == 1 ? "" : "-" + round);
    }

    private long seed(int round) {
        return setup.request().seed() + round - 1;
    }

    private List<Job> interleave(List<String> classes, IntFunction<String> names) {
        var jobs = new ArrayList<Job>();
        double each = Math.min(OF_INTERLEAVE / Math.max(1, classes.size()), OF_INTERLEAVE / 4);
        for (List<String> part : Batches.parts(classes, setup.request().workers())) {
            jobs.add(new InterleaveJob(setup, names.apply(jobs.size()), part, seed(1), true, each * part.size()));
        }
        return jobs;
    }

    private List<Job> walk(List<String> classes, IntFunction<String> names) {
        var jobs = new ArrayList<Job>();
        double each = Math.min(OF_WALK / Math.max(1, classes.size()), OF_WALK / 4);
        for (List<String> part : Batches.parts(classes, setup.request().workers())) {
            jobs.add(new WalkJob(setup, states, names.apply(jobs.size()), part, each * part.size()));
        }
        return jobs;
    }

    private Stream<String> stateful(Set<String> among) {
        return setup.target().subject().classes().stream()
                .filter(file -> among.contains(file.name()) && hasPredicates(file))
                .map(ClassFile::name);
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
        List<List<String>> parts = Batches.parts(uncalled, setup.request().workers());
        List<Job> others = new ArrayList<>(
                interleave(leftOut("interleave", shared, results), i -> missed("interleave", i, results)));
        others.addAll(walk(leftOut("walk", stateful, results), i -> missed("walk", i, results)));
        for (List<String> part : parts) {
            jobs.add(new CrashJob(
                    setup,
                    missed("crash", jobs.size(), results),
                    part,
                    seed(1),
                    workers(others.size(), parts.size()),
                    (OF_CRASH + OF_GENERATE) / parts.size()));
        }
        jobs.addAll(others);
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

    /** Whether every class had its turn, with each engine that finds faults in it: states are an extra. */
    boolean isDone(List<JobResult> results) {
        return Stream.concat(first().stream(), last().stream()).allMatch(job -> isDone(job, results))
                && missed(results).stream().allMatch(job -> job.engine().equals("walk"));
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

    /**
     * More of what still found something in the last round, by as much as it found, on the classes in which it did; all
     * together as what waits.
     */
    List<Job> again(int round, Yields yields) {
        List<Rerun> reruns =
                reruns(round, yields).stream().filter(each -> each.worth() > 0).toList();
        double all = reruns.stream().mapToDouble(Rerun::worth).sum();
        int workers = workers(0, reruns.size());
        return reruns.stream()
                .map(each -> each.job().of(workers, OF_INJECT * each.worth() / all))
                .toList();
    }

    /**
     * What can be done with other random numbers.
     *
     * @param worth what the round before brought
     */
    private record Rerun(double worth, Sized job) {}

    /** A job but for what it may use. */
    private interface Sized {
        Job of(int workers, double weight);
    }

    private List<Rerun> reruns(int round, Yields yields) {
        var all = new ArrayList<Rerun>();
        for (int i = 0; i < batches.size(); i++) {
            int batch = i;
            all.add(rerun(
                    name("crash", i, round - 1),
                    batches.get(i).classes(),
                    yields,
                    classes -> (workers, weight) -> crash(batch, classes, round, workers, weight)));
            all.add(rerun(
                    name("generate", i, round - 1),
                    batches.get(i).classes(),
                    yields,
                    classes -> (workers, weight) -> generate(batch, classes, round, workers, weight)));
        }
        List<List<String>> parts = Batches.parts(shared, setup.request().workers());
        for (int i = 0; i < parts.size(); i++) {
            String name = name("interleave", i, round);
            // One schedule that fails is enough to know of a class.
            List<String> safe = parts.get(i).stream()
                    .filter(className -> !yields.hasAny("interleave", className))
                    .toList();
            all.add(new Rerun(
                    safe.isEmpty() ? 0 : yields.of(name("interleave", i, round - 1)),
                    (workers, weight) -> new InterleaveJob(setup, name, safe, seed(round), false, weight)));
        }
        return all;
    }

    /** Of a class in which it found nothing new, the others have the time. */
    private static Rerun rerun(String earlier, List<String> classes, Yields yields, Function<List<String>, Sized> job) {
        List<String> fruitful = yields.of(earlier, classes);
        return new Rerun(fruitful.isEmpty() ? 0 : yields.of(earlier), job.apply(fruitful));
    }
}

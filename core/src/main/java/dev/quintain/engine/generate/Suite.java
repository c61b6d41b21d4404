package dev.quintain.engine.generate;

import dev.quintain.engine.generate.Reducer.Taste;
import dev.quintain.runtime.Probes;
import dev.quintain.sequence.Outcome;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operation.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses tests for a suite: of many sequences the few and short ones that together reach everything and show each method at
 * work, each without the calls that add nothing.
 */
final class Suite {
    /** How often a sequence may be run to make it shorter, for each of its steps. */
    private static final int TRIALS_PER_STEP = 10;

    private final Bench bench;
    private final ClassIndex index;
    private final Set<String> tested;
    private final IntConsumer testing;
    /** How many of the members reach a goal. */
    private final Map<Integer, Integer> reached = new HashMap<>();
    /** That a method does its work is a goal of its own, where all of its code was reached on the way to an exception. */
    private final Map<Operation, Integer> works = new HashMap<>();

    private List<Member> members = new ArrayList<>();

    /**
     * @param tested names of the classes under test
     * @param testing is told which sequence runs
     */
    Suite(Bench bench, ClassIndex index, Set<String> tested, IntConsumer testing) {
        this.bench = bench;
        this.index = index;
        this.tested = tested;
        this.testing = testing;
    }

    @SuppressWarnings("ArrayRecordComponent") // There are many, and nobody compares them.
    private record Member(int number, Sequence sequence, int[] goals) {}

    @SuppressWarnings("ArrayRecordComponent") // As above.
    private record First(int number, int[] goals) {}

    /**
     * One of the suite.
     *
     * @param number its place among the given sequences
     */
    record Chosen(int number, Sequence sequence) {}

    /**
     * Chooses sequences.
     *
     * @param told of each one that is chosen
     * @return the numbers of those that are needed when all are chosen
     */
    Set<Integer> choose(List<Sequence> sequences, Set<Integer> lost, Consumer<Chosen> told) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < sequences.size(); i++) {
            if (!lost.contains(i)) {
                order.add(i);
            }
        }
        order.sort(Comparator.comparing((Integer i) -> sequences.get(i).calls())
                .thenComparing(i -> sequences.get(i).steps().size()));
        for (First first : firsts(sequences, order)) {
            Member member = join(first, sequences.get(first.number()));
            told.accept(new Chosen(member.number(), member.sequence()));
        }
        dropRedundant();
        return members.stream().map(Member::number).collect(Collectors.toSet());
    }

    /** Those that reach something before all others do, the shortest asked first. */
    private List<First> firsts(List<Sequence> sequences, List<Integer> order) {
        Probes.forget();
        var firsts = new ArrayList<First>();
        for (int i : order) {
            testing.accept(i);
            int before = Probes.fresh();
            int worked = works.size();
            Trial trial = bench.run(sequences.get(i), () -> 0, (outcome, values) -> {});
            if (!trial.isFitForSuites()) {
                trial.forgetProbes();
                continue;
            }
            int[] goals = goals(sequences.get(i), trial, before);
            if (trial.fresh() > 0 || works.size() > worked) {
                firsts.add(new First(i, goals));
            }
        }
        return firsts;
    }

    /** The probes that are fresh, and what the call at the end has done. Only the former are never negative. */
    private int[] goals(Sequence sequence, Trial trial, int before) {
        IntStream probes = Arrays.stream(Probes.freshSince(before));
        Operation operation = sequence.underTest();
        return operation.kind() == Kind.CONSTRUCTOR || !tested.contains(operation.owner()) || !trial.returned()
                ? probes.toArray()
                : IntStream.concat(probes, IntStream.of(works.computeIfAbsent(operation, any -> -1 - works.size())))
                        .toArray();
    }

    // What a test is the first to reach is what it is for: everything else in it may go.
    private Member join(First first, Sequence sequence) {
        testing.accept(first.number());
        Sequence shorter = shortened(sequence, first.goals());
        var member = new Member(first.number(), shorter, goals(shorter));
        count(member.goals(), 1);
        members.add(member);
        return member;
    }

    private int[] goals(Sequence sequence) {
        Probes.forget();
        return goals(sequence, bench.run(sequence, () -> 0, (outcome, values) -> {}), 0);
    }

    private void count(int[] goals, int by) {
        for (int goal : goals) {
            reached.merge(goal, by, Integer::sum);
        }
    }

    private void dropRedundant() {
        var needed = new ArrayList<Member>();
        for (int i = members.size() - 1; i >= 0; i--) {
            Member member = members.get(i);
            if (Arrays.stream(member.goals()).allMatch(goal -> reached.getOrDefault(goal, 0) > 1)) {
                count(member.goals(), -1);
            } else {
                needed.add(member);
            }
        }
        members = needed;
    }

    private Sequence shortened(Sequence sequence, int[] wanted) {
        String ending = ending(sequence);
        int trials = TRIALS_PER_STEP * sequence.steps().size();
        return new Reducer(index, Taste.TELLING, shorter -> showsAll(shorter, wanted, ending), trials)
                .reduce(sequence, 1);
    }

    private boolean showsAll(Sequence sequence, int[] wanted, String ending) {
        Probes.forget();
        var run = new Expectations.Run();
        Trial trial = bench.run(sequence, () -> 0, run);
        if (!trial.isFitForSuites() || !ending(run.outcome, sequence).equals(ending)) {
            return false;
        }
        int[] hit = Probes.freshSince(0);
        Arrays.sort(hit);
        return Arrays.stream(wanted).allMatch(goal -> goal < 0 || Arrays.binarySearch(hit, goal) >= 0);
    }

    private String ending(Sequence sequence) {
        var run = new Expectations.Run();
        bench.run(sequence, () -> 0, run);
        return ending(run.outcome, sequence);
    }

    private static String ending(@Nullable Outcome outcome, Sequence sequence) {
        return outcome instanceof Outcome.Threw threw
                ? threw.thrown().getClass().getName()
                        + (threw.step() == sequence.steps().size() - 1)
                : String.valueOf(outcome);
    }
}

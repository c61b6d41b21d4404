package dev.quintain.engine.crash;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Decides how many tests each target gets, and how deep. Spaces that fit their share are run whole; what they leave is
 * shared by the others, which are sampled. (The paper draws from all spaces together; then one operation with a huge
 * space would crowd out all others.)
 */
final class Planner {
    private final CrashSetup setup;
    private final Graphs graphs;
    private final CrashOptions options;

    Planner(CrashSetup setup, Graphs graphs, CrashOptions options) {
        this.setup = setup;
        this.graphs = graphs;
        this.options = options;
    }

    /**
     * What to run of one target.
     *
     * @param depth the deepest that its tests come from
     * @param space how many there are up to that depth
     */
    record Plan(Agenda agenda, int depth, BigInteger space, long tests) {
        boolean isSample() {
            return agenda.sampleDepth() > 0;
        }
    }

    /** A plan for a number of tests in all. */
    List<Plan> forCases(long total) {
        return share(
                (double) total,
                IntStream.range(0, setup.targets().size()).mapToObj(i -> 1.0).toList());
    }

    /** A plan for the same number of tests for every target. */
    List<Plan> forEach(long cases) {
        return IntStream.range(0, setup.targets().size())
                .mapToObj(target -> plan(target, cases))
                .toList();
    }

    /**
     * A plan for an amount of time.
     *
     * @param total in the unit of the costs
     * @param costs what a test of each target costs
     */
    List<Plan> share(double total, List<Double> costs) {
        List<BigInteger> spaces = IntStream.range(0, setup.targets().size())
                .mapToObj(target -> size(target, options.deepest()))
                .toList();
        var plans = new ArrayList<Plan>(java.util.Collections.nCopies(spaces.size(), null));
        double left = total;
        int waiting = spaces.size();
        // Cheapest spaces first: what they do not need goes to the rest.
        for (int target : IntStream.range(0, waiting)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> spaces.get(i).doubleValue() * costs.get(i)))
                .toList()) {
            long share = (long) (left / waiting / costs.get(target));
            Plan plan = plan(target, share);
            plans.set(target, plan);
            left -= plan.tests() * costs.get(target);
            waiting--;
        }
        return plans;
    }

    private Plan plan(int target, long share) {
        int deepest = options.deepest();
        BigInteger space = size(target, deepest);
        if (fits(space, share)) {
            return new Plan(new Agenda(target, deepest, 0, true), deepest, space, space.longValueExact());
        }
        // With a depth asked for, half of the share is enough for the simple tests before it.
        boolean asked = options.depth().isPresent();
        int whole = deepestThatFits(target, asked ? share / 2 : share);
        return sample(new Agenda(target, whole, deepest, asked), share);
    }

    /** The plan with more tests, as far as its space has them. */
    Plan enlarge(Plan plan, long more) {
        BigInteger wanted = BigInteger.valueOf(plan.tests()).add(BigInteger.valueOf(more));
        return sample(plan.agenda(), wanted.min(numbers(plan.agenda())).longValueExact());
    }

    private Plan sample(Agenda agenda, long tests) {
        int depth = agenda.inTurn() ? agenda.sampleDepth() : deepestOf(agenda, tests);
        return new Plan(agenda, depth, size(agenda.target(), depth), tests);
    }

    /** How deep so many tests go, if one depth is used up before the next. */
    private int deepestOf(Agenda agenda, long tests) {
        int depth = agenda.wholeDepth();
        BigInteger numbers = whole(agenda);
        while (depth < agenda.sampleDepth() && numbers.compareTo(BigInteger.valueOf(tests)) < 0) {
            depth++;
            numbers = numbers.add(size(agenda.target(), depth));
        }
        return Math.max(1, depth);
    }

    /** How far an agenda counts. */
    private BigInteger numbers(Agenda agenda) {
        BigInteger deepest = size(agenda.target(), agenda.sampleDepth());
        if (agenda.inTurn()) {
            return whole(agenda).add(deepest);
        }
        BigInteger numbers = whole(agenda);
        for (int depth = agenda.wholeDepth() + 1; depth <= agenda.sampleDepth(); depth++) {
            numbers = numbers.add(size(agenda.target(), depth));
        }
        return numbers;
    }

    private BigInteger whole(Agenda agenda) {
        return agenda.wholeDepth() == 0 ? BigInteger.ZERO : size(agenda.target(), agenda.wholeDepth());
    }

    private int deepestThatFits(int target, long share) {
        int depth = 0;
        while (depth + 1 < options.deepest() && fits(size(target, depth + 1), share)) {
            depth++;
        }
        return depth;
    }

    private BigInteger size(int target, int depth) {
        Target wanted = setup.targets().get(target);
        return graphs.of(wanted).calls(wanted.operation(), depth).size();
    }

    private static boolean fits(BigInteger size, long share) {
        return size.compareTo(BigInteger.valueOf(share)) <= 0;
    }
}

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
     * @param tests how many of them to run
     */
    record Plan(Agenda agenda, int depth, BigInteger space, long tests) {
        boolean isSample() {
            return agenda.sampleDepth() > 0;
        }

        /** The first tests of it. */
        Plan only(long first) {
            return new Plan(agenda, depth, space, first);
        }
    }

    /** The class whose operation a plan is for. */
    String className(Plan plan) {
        return setup.targets().get(plan.agenda().target()).operation().owner();
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
                .mapToObj(target -> sizeIfItFits(target, (long) (total / costs.get(target))))
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
        int fitting = deepestThatFits(target, share);
        if (fitting == options.deepest()) {
            int depth = leastAsLarge(target, fitting);
            BigInteger space = size(target, depth);
            return new Plan(new Agenda(target, depth, 0, true), depth, space, space.longValueExact());
        }
        if (options.depth().isEmpty()) {
            return sample(new Agenda(target, fitting, options.deepest(), false), share);
        }
        // With a depth asked for, half of the share is enough for the simple tests before it.
        int whole = deepestThatFits(target, share / 2);
        return sample(new Agenda(target, whole, leastAsLarge(target, options.deepest()), true), share);
    }

    /** The plan with more tests, as far as its space has them. */
    Plan enlarge(Plan plan, long more) {
        return sample(plan.agenda(), plan.tests() + Math.min(more, Long.MAX_VALUE - plan.tests()));
    }

    /** Whether its space has more tests than the plan. */
    boolean canGrow(Plan plan) {
        return plan.isSample() && enlarge(plan, 1).tests() > plan.tests();
    }

    private Plan sample(Agenda agenda, long tests) {
        int depth = agenda.inTurn() ? agenda.sampleDepth() : deepestOf(agenda, tests);
        BigInteger space = size(agenda.target(), depth);
        return new Plan(
                agenda, depth, space, space.min(BigInteger.valueOf(tests)).longValueExact());
    }

    /** How deep so many tests go, if one depth is used up before the next; for none, where the first one is. */
    private int deepestOf(Agenda agenda, long tests) {
        int depth = Math.max(1, agenda.wholeDepth());
        BigInteger wanted = BigInteger.valueOf(Math.max(1, tests));
        while (depth < agenda.sampleDepth() && size(agenda.target(), depth).compareTo(wanted) < 0) {
            depth++;
        }
        return leastAsLarge(agenda.target(), depth);
    }

    /** The least depth that has all tests of this one: each holds those before it, so that as many are the same. */
    private int leastAsLarge(int target, int depth) {
        BigInteger size = size(target, depth);
        int least = depth;
        while (least > 1 && size(target, least - 1).equals(size)) {
            least--;
        }
        return least;
    }

    // Depth by depth: of a large library, what lies below the last that fits takes long to count, and nobody will see
    // it.
    private int deepestThatFits(int target, long share) {
        int depth = 0;
        while (depth < options.deepest() && fits(size(target, depth + 1), share)) {
            depth++;
        }
        return depth;
    }

    /** How large the whole space is, or something that is too large. */
    private BigInteger sizeIfItFits(int target, long share) {
        return size(target, Math.min(options.deepest(), deepestThatFits(target, share) + 1));
    }

    private BigInteger size(int target, int depth) {
        Target wanted = setup.targets().get(target);
        return graphs.of(wanted).calls(wanted.operation(), depth).size();
    }

    private static boolean fits(BigInteger size, long share) {
        return size.compareTo(BigInteger.valueOf(share)) <= 0;
    }
}

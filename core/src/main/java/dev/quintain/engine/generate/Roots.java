package dev.quintain.engine.generate;

import dev.quintain.runtime.Comparison;
import dev.quintain.runtime.Probes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The sequences that reached something new, and others like them, which may reach more. */
final class Roots {
    /** How likely a sequence that reached something new is varied, rather than some sequence extended. */
    private static final double VARIATION = 0.3;

    /** How likely the next sequence is one that may go another way than one before, as long as there are such. */
    private static final double AIMING = 0.3;

    /** The latest are the least explored. */
    private static final int LATEST = 30;

    private final Literals literals;
    private final Variation variation;
    private final Aim aim;
    private final RandomGenerator random;
    private final List<Root> roots = new ArrayList<>();
    private final Deque<Like> aimed = new ArrayDeque<>();
    /** What only those have reached that no suite can have. */
    private final BitSet reachedInVain = new BitSet();

    Roots(Literals literals, SequenceHashes hashes, RandomGenerator random) {
        this.literals = literals;
        this.variation = new Variation(literals, hashes, random);
        this.aim = new Aim(hashes);
        this.random = random;
    }

    /**
     * A sequence that reached something new.
     *
     * @param number of the operation that it ends with
     * @param places where it can be varied
     */
    record Root(Hashed told, int number, long cost, List<Variation.Place> places) {}

    /** A sequence like a root, which may go another way. */
    record Like(Hashed told, Root root) {}

    Root add(Hashed told, int number, long cost) {
        var root = new Root(told, number, cost, Variation.places(told.sequence()));
        roots.add(root);
        return root;
    }

    /**
     * How many of the probes that a sequence hit are news, though no suite can have it. For suites they stay as if nobody
     * had hit them, so that others are still looked for.
     */
    int newsInVain(Trial trial) {
        int before = reachedInVain.cardinality();
        for (int probe : trial.freshProbes()) {
            reachedInVain.set(probe);
        }
        return reachedInVain.cardinality() - before;
    }

    /** Runs a root once more, and takes in what it is compared with on the way. */
    void listenTo(Root root, Consumer<Hashed> runner) {
        Probes.listen(true);
        runner.accept(root.told());
        List<Comparison> comparisons = Probes.comparisons();
        Probes.listen(false);
        comparisons.forEach(pair -> literals.feedBack(List.of(pair.left(), pair.right())));
        aim.at(comparisons, root.told(), root.places()).forEach(told -> aimed.addLast(new Like(told, root)));
    }

    /** One that is aimed at another way; null if there is none, or something else is to be done. */
    @Nullable
    Like aimed() {
        return !aimed.isEmpty() && random.nextDouble() < AIMING ? aimed.removeFirst() : null;
    }

    /** One that goes some other way by chance; null as above. */
    @Nullable
    Like varied() {
        if (roots.isEmpty() || random.nextDouble() >= VARIATION) {
            return null;
        }
        int from = random.nextBoolean() ? Math.max(0, roots.size() - LATEST) : 0;
        Root root = roots.get(from + random.nextInt(roots.size() - from));
        return root.places().isEmpty() ? null : new Like(variation.of(root.told(), root.places()), root);
    }
}

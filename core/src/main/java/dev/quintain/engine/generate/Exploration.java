package dev.quintain.engine.generate;

import dev.quintain.engine.generate.Finds.Counts;
import dev.quintain.engine.generate.Finds.Violation;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.Operation;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerSlot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One shard's exploration, seen from the parent: has it done by a worker, and again by another if that one is lost. An
 * operation over which a worker hangs, or that leaves one in no state to go on, is not called any more.
 */
final class Exploration {
    /** Workers that a shard may cost without a sign why, before the rest of it is given up. */
    private static final int PATIENCE = 12;

    private final GenerateSetup setup;
    private final Request.Explore first;
    private final LongSupplier clock;
    private final TimeShares time;
    private final Runnable told;
    private final Set<Integer> excluded = new TreeSet<>();
    private final List<String> losses = new ArrayList<>();
    private final Map<Violation.Cause, Violation> endless = new LinkedHashMap<>();
    private final List<Sequence> kept = new ArrayList<>();
    private final Map<Violation.Cause, Violation> violations = new LinkedHashMap<>();
    private final Map<String, String> complaints = new LinkedHashMap<>();
    /** Complaints about what does not come back: by what it is, so that it is not used again. */
    private final Map<String, String> hung = new LinkedHashMap<>();

    private Counts counts = Counts.NONE;
    private SideEffects effects = SideEffects.none();
    private Coverage coverage = Coverage.NONE;
    private final List<Growth> growth = new ArrayList<>();
    private final int number;
    private Reply.@Nullable Stuck stuck;
    /** When there was news last. */
    private long heard;

    /**
     * @param number of the shard
     * @param told is called whenever there is news
     */
    Exploration(
            GenerateSetup setup,
            int number,
            Request.Explore first,
            LongSupplier clock,
            TimeShares time,
            Runnable told) {
        this.number = number;
        this.setup = setup;
        this.first = first;
        this.clock = clock;
        this.time = time;
        this.told = told;
        this.kept.addAll(first.roots());
    }

    void run(WorkerSlot slot) {
        long deadline = time.begin(this);
        boolean done = false;
        while (!done && losses.size() < PATIENCE + excluded.size() + hung.size() && clock.getAsLong() < deadline) {
            heard = clock.getAsLong();
            done = attempt(slot, deadline - clock.getAsLong());
            deadline = done ? deadline : time.giveBack(this, clock.getAsLong() - heard);
        }
        time.finish(this);
    }

    private boolean attempt(WorkerSlot slot, long nanos) {
        try {
            // To go on after a loss is a matter of time; where numbers count, it begins again, so that they are the
            // same.
            boolean timed = setup.timed();
            if (!timed) {
                // A worker that has done other parts may have kept something of them; which ones, is chance.
                slot.close();
                forget();
            }
            List<Sequence> roots = List.copyOf(kept);
            kept.clear();
            Optional<String> retired = slot.run(
                    new Request.Explore(
                            first.targets(),
                            Set.copyOf(excluded),
                            Set.copyOf(hung.keySet()),
                            roots,
                            first.seed() + (timed ? losses.size() : 0),
                            first.calls(),
                            first.sequences(),
                            timed ? nanos : Long.MAX_VALUE / 2),
                    message -> {
                        add((Reply) message);
                        // Not while holding anything: who is told asks all explorations.
                        told.run();
                    });
            retired.ifPresent(reason -> losses.add("was replaced: " + reason));
            return retired.isEmpty();
        } catch (WorkerDied death) {
            return lost(death);
        }
    }

    private boolean lost(WorkerDied death) {
        if (death.reason() == WorkerDied.Reason.STOPPED) {
            return true;
        }
        Reply.Stuck last = stuck;
        boolean hungUp = death.reason() == WorkerDied.Reason.HUNG;
        losses.add(hungUp ? "hung and was killed" : "died" + place(death) + ": " + death.getMessage());
        if (last != null && last.rule() != null) {
            hung.put(last.rule(), UserRules.gaveUp(last.rule(), "did not come to an end"));
        } else if (last != null) {
            exclude(last.sequence(), death.reason());
        } else if (death.isAtTest()) {
            excluded.add(setup.operationOf(death.test()));
        }
        stuck = null;
        return false;
    }

    private String place(WorkerDied death) {
        if (!death.isAtTest()) {
            return "";
        }
        Operation at = setup.operations().get(setup.operationOf(death.test()));
        boolean constructor = at.kind() == Operation.Kind.CONSTRUCTOR;
        return constructor ? " in a constructor of " + at.owner() : " in " + at.owner() + "." + at.name();
    }

    /** The operation called last is to blame: what came before it was tried before, and did no harm. */
    private void exclude(Sequence last) {
        int operation = setup.operations().indexOf(last.underTest());
        if (operation >= 0) {
            excluded.add(operation);
        }
    }

    private void exclude(Sequence last, WorkerDied.Reason reason) {
        exclude(last);
        if (reason == WorkerDied.Reason.HUNG && !Steps.hasStub(last.steps())) {
            Violation violation = Violation.endless(last, null);
            endless.merge(violation.cause(), violation, Violation::plus);
        }
    }

    private synchronized void forget() {
        kept.clear();
        kept.addAll(first.roots());
        violations.clear();
        complaints.clear();
        counts = Counts.NONE;
        effects = SideEffects.none();
        coverage = Coverage.NONE;
        growth.clear();
    }

    private synchronized void add(Reply reply) {
        if (reply instanceof Reply.Found found) {
            heard = clock.getAsLong();
            kept.addAll(found.kept());
            found.violations().forEach(violation -> violations.merge(violation.cause(), violation, Violation::plus));
            found.complaints().forEach(complaints::putIfAbsent);
            counts = counts.plus(found.counts());
            effects = effects.plus(found.effects());
            if (!found.coverage().classes().isEmpty()) {
                coverage = coverage.plus(found.coverage());
                growth.add(new Growth(clock.getAsLong(), number, coverage.taken()));
            }
            stuck = null;
        } else if (reply instanceof Reply.Stuck at) {
            stuck = at;
        } else if (reply instanceof Reply.Spoiled spoiled) {
            exclude(spoiled.sequence());
        }
    }

    synchronized List<Sequence> kept() {
        return List.copyOf(kept);
    }

    synchronized List<Violation> violations() {
        var all = new LinkedHashMap<>(violations);
        endless.forEach((cause, violation) -> all.merge(cause, violation, Violation::plus));
        return List.copyOf(all.values());
    }

    synchronized Map<String, String> complaints() {
        var all = new LinkedHashMap<>(complaints);
        hung.forEach(all::putIfAbsent);
        return all;
    }

    synchronized Counts counts() {
        return counts;
    }

    synchronized SideEffects effects() {
        return effects;
    }

    synchronized Coverage coverage() {
        return coverage;
    }

    synchronized List<Growth> growth() {
        return List.copyOf(growth);
    }

    synchronized List<String> losses() {
        return List.copyOf(losses);
    }
}

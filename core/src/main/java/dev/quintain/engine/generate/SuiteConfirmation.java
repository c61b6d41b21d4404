package dev.quintain.engine.generate;

import dev.quintain.engine.Progress;
import dev.quintain.sequence.Expected;
import dev.quintain.sequence.Sequence;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerSlot;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Turns sequences into a suite: chosen, observed, and seen to hold again in fresh virtual machines. */
final class SuiteConfirmation {
    /** How often a suite is run before it is believed: in some order and in the reverse, then in others. */
    private static final int ROUNDS = 4;

    private static final int PATIENCE = 10;

    private final GenerateSetup setup;
    private final Staff staff;
    private final Progress.Listener listener;

    SuiteConfirmation(GenerateSetup setup, Staff staff, Progress.Listener listener) {
        this.setup = setup;
        this.staff = staff;
        this.listener = listener;
    }

    /**
     * What holds.
     *
     * @param flickering how many tests and assertions did not hold again
     */
    record Confirmed(List<Scenario> scenarios, long flickering) {}

    Confirmed confirm(List<Sequence> kept, boolean all) {
        if (kept.isEmpty()) {
            return new Confirmed(List.of(), 0);
        }
        listener.update(new Progress("choosing tests", kept.size(), 0, 0));
        List<Scenario> steady = choose(kept, all);
        List<Scenario> mixed = new ArrayList<>(steady);
        Collections.shuffle(mixed, new Random(steady.size()));
        long flickering = 0;
        for (int round = 0; round < ROUNDS; round++) {
            listener.update(new Progress("confirming tests", mixed.size(), 0, 0));
            List<List<Integer>> broken = check(mixed, round);
            var held = new ArrayList<Scenario>();
            for (int i = 0; i < mixed.size(); i++) {
                flickering += broken.get(i).size();
                held(mixed.get(i), broken.get(i)).ifPresent(held::add);
            }
            mixed = held;
            if (round % 2 == 0) {
                // Of any two tests, each has come before the other then: what one leaves behind, the other has met.
                Collections.reverse(mixed);
            } else {
                Collections.shuffle(mixed, new Random(round));
            }
        }
        return new Confirmed(inOrderOf(steady, mixed), flickering);
    }

    private static List<Scenario> inOrderOf(List<Scenario> order, List<Scenario> held) {
        Map<Sequence, Integer> places = new HashMap<>();
        order.forEach(scenario -> places.putIfAbsent(scenario.tested(), places.size()));
        return held.stream()
                .sorted(Comparator.comparing(scenario -> places.getOrDefault(scenario.tested(), 0)))
                .toList();
    }

    private List<Scenario> choose(List<Sequence> kept, boolean all) {
        var chosen = new TreeMap<Integer, Scenario>();
        Set<Integer> lost = new HashSet<>();
        ask(
                job -> staff.work(1, setup, List.of(job)),
                lost,
                () -> {
                    chosen.clear();
                    return new Request.Choose(kept, Set.copyOf(lost), all);
                },
                message -> {
                    if (message instanceof Reply.Chosen some) {
                        chosen.putAll(some.scenarios());
                    } else if (message instanceof Reply.Needed needed) {
                        chosen.keySet().retainAll(needed.numbers());
                    }
                });
        return List.copyOf(chosen.values());
    }

    /**
     * The steps of each scenario that do not come to what is expected; -1 if it ends elsewhere. They run as JUnit will run
     * them: one after the other, with nothing put back between them.
     */
    List<List<Integer>> check(List<Scenario> scenarios, int round) {
        var broken = new ArrayList<List<Integer>>();
        Set<Integer> lost = new HashSet<>();
        GenerateSetup asTheyAre = setup.with(setup.sandbox().toConfirm());
        ask(
                // In all other rounds, hash codes of identities are alike from one virtual machine to the next.
                job -> {
                    if (round == 1) {
                        staff.workWithSameHashes(asTheyAre, job);
                    } else if (round == 2) {
                        staff.workElsewhere(asTheyAre, job);
                    } else {
                        staff.work(1, asTheyAre, List.of(job));
                    }
                },
                lost,
                () -> {
                    broken.clear();
                    return new Request.Check(scenarios, Set.copyOf(lost), round);
                },
                message -> {
                    if (message instanceof Reply.Held held) {
                        broken.addAll(held.broken());
                    }
                });
        // Whoever asked for the end gets what was seen once.
        while (broken.size() < scenarios.size()) {
            broken.add(staff.isOver() ? List.of() : List.of(-1));
        }
        return broken;
    }

    /** Asks a fresh worker, and another one without the test that took the first one with it. */
    private void ask(
            Consumer<Consumer<WorkerSlot>> crew,
            Set<Integer> lost,
            Supplier<Serializable> request,
            Consumer<Serializable> listener) {
        crew.accept(slot -> {
            for (int attempt = 0; attempt < PATIENCE && !staff.isOver(); attempt++) {
                try {
                    slot.run(request.get(), listener);
                    return;
                } catch (WorkerDied death) {
                    staff.lost("was lost while tests were confirmed: " + death.reason() + " " + death.getMessage());
                    if (death.isAtTest()) {
                        lost.add((int) death.test());
                    }
                }
            }
        });
    }

    private static Optional<Scenario> held(Scenario scenario, List<Integer> broken) {
        if (broken.isEmpty()) {
            return Optional.of(scenario);
        }
        Map<Integer, Expected> others = new TreeMap<>(scenario.expected());
        broken.forEach(others::remove);
        return broken.contains(-1) || others.isEmpty()
                ? Optional.empty()
                : Optional.of(scenario.with(others).withoutBareLooks());
    }
}

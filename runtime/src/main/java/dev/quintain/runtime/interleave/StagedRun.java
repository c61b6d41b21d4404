package dev.quintain.runtime.interleave;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/** One run of a sequence on somebody else's stage. */
final class StagedRun {
    private static final String HARNESS = "main";

    private final TickClock clock;
    private final Shared shared;
    private final int ticks;
    private final SequenceLog log = new SequenceLog();
    private final List<Player> players = new ArrayList<>();

    StagedRun(TickClock clock, Shared shared, List<Step> steps, int ticks) {
        this.clock = clock;
        this.shared = shared;
        this.ticks = ticks;
        Map<String, List<Step>> byThread = new LinkedHashMap<>();
        for (Step step : steps) {
            byThread.computeIfAbsent(step.thread(), name -> new ArrayList<>(2)).add(step);
        }
        byThread.forEach((name, own) -> players.add(new Player(name, own)));
    }

    Outcome run(Stage stage) {
        if (carriedOut("setup()", shared::setup)) {
            List<Stage.Stuck> stuck = stage.perform(List.copyOf(players), ticks, clock::tick);
            for (Stage.Stuck one : stuck) {
                players.stream()
                        .filter(player -> player.name.equals(one.thread()))
                        .findFirst()
                        .ifPresent(player -> log.fault(player.liveness(one)));
            }
            log.close();
            carriedOut("teardown()", shared::teardown);
        }
        return log.outcome(List.of(), players.stream().map(Player::thread).toList());
    }

    private boolean carriedOut(String what, Action action) {
        try {
            action.run();
            return true;
        } catch (Throwable e) {
            log.harnessFault(new Fault(
                    Fault.Kind.EXCEPTION,
                    clock.time(),
                    HARNESS,
                    0,
                    what,
                    e instanceof SequenceOver ? "waits for ever" : "throws " + e,
                    e.getClass().getName(),
                    List.of(e.getStackTrace())));
            return false;
        }
    }

    /** A thread of the sequence. */
    private final class Player implements Stage.Part {
        private final String name;
        private final List<Step> steps;
        private final Checks checks;
        private int time;

        Player(String name, List<Step> steps) {
            this.name = name;
            this.steps = steps;
            this.checks = new Checks(name, clock, log);
            if (steps.size() > 1) {
                steps.sort(Comparator.comparingInt(Step::time));
            }
        }

        @Override
        public String thread() {
            return name;
        }

        @Override
        public void run(IntConsumer await) {
            try {
                for (Step step : steps) {
                    await.accept(step.time());
                    time = step.time();
                    step.block().run(checks);
                }
            } catch (SequenceOver ended) {
                throw ended;
            } catch (Throwable e) {
                checks.escaped(e);
            }
        }

        Fault liveness(Stage.Stuck stuck) {
            return new Fault(
                    Fault.Kind.LIVENESS, time, name, checks.line(), checks.code(), stuck.why(), "", stuck.stack());
        }
    }
}

package dev.quintain.run.hunt;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.walk.Convention;
import dev.quintain.engine.walk.Observation;
import dev.quintain.engine.walk.Prediction;
import dev.quintain.engine.walk.Questioner;
import dev.quintain.engine.walk.Scenario;
import dev.quintain.engine.walk.Scenarios;
import dev.quintain.engine.walk.StateSpace;
import dev.quintain.engine.walk.Strategy;
import dev.quintain.engine.walk.Validation.Judgement;
import dev.quintain.engine.walk.WalkListener.Plan;
import dev.quintain.engine.walk.WalkOptions;
import dev.quintain.finding.StateMachine;
import dev.quintain.run.walk.Modality;
import dev.quintain.run.walk.WalkOutcome;
import dev.quintain.run.walk.WalkReporter;
import dev.quintain.run.walk.WalkRequest;
import dev.quintain.run.walk.WalkRun;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.BadInput;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Looks for the states of some classes, one class after the other, as long as there is time. */
record WalkJob(HuntSetup setup, KnownStates states, String name, List<String> classes, double weight) implements Job {
    private static final int PROBE_DEPTH = 64;

    /** To start a worker and to look for states takes about half of that. */
    private static final Duration LEAST = Duration.ofSeconds(3);

    /** Of a class that is always in the same state there is nothing to draw. */
    private static final int FEWEST_STATES = 2;

    @Override
    public String engine() {
        return "walk";
    }

    @Override
    public void announce() {
        states.begin(classes);
    }

    @Override
    public JobResult run(Duration time, StopSignal stop) {
        try {
            return walk(time, stop);
        } finally {
            states.end(classes);
        }
    }

    private JobResult walk(Duration time, StopSignal stop) {
        Map<String, StateMachine> machines = new HashMap<>();
        long found = 0;
        var walked = new ArrayList<String>();
        var pace = new Pace(time, classes.size(), LEAST);
        for (String className : classes) {
            if (stop.isStopped() || pace.isOver()) {
                break;
            }
            Optional<StateMachine> machine = walk(className, pace.next(), stop);
            walked.add(className);
            if (machine.isPresent()
                    && machine.get().states().size() >= FEWEST_STATES
                    && !machine.get().transitions().isEmpty()) {
                machines.put(className, machine.get());
                found += machine.get().states().size();
            }
        }
        return JobResult.of(this)
                .reached(walked)
                .counted(Map.of("classes", (long) walked.size(), "machines", (long) machines.size(), "states", found))
                .machines(machines)
                .events(leftOut("had no time to look for the states of a class", walked))
                .build();
    }

    private Optional<StateMachine> walk(String className, Duration time, StopSignal stop) {
        try {
            var gathering = new Gathering();
            WalkOutcome outcome = new WalkRun(request(className, time))
                    .run(gathering, (observation, expected) -> Questioner.Reply.SILENCE, stop, progress -> {});
            states.add(className, gathering.sequences());
            return Optional.ofNullable(outcome.report().machine());
        } catch (BadInput e) {
            // Of a class of which no object can be made there is nothing to say.
            return Optional.empty();
        }
    }

    private WalkRequest request(String className, Duration time) {
        HuntRequest hunt = setup.request();
        return new WalkRequest(
                setup.target().only(List.of(className)),
                Modality.EXPLORE,
                new WalkOptions(
                        Strategy.STATES,
                        1,
                        Convention.STANDARD,
                        false,
                        1,
                        PROBE_DEPTH,
                        false,
                        Prediction.MUTATORS,
                        Optional.empty(),
                        Optional.of(time)),
                setup.folder(name).resolve("oracles"),
                false,
                // It does one thing after the other.
                1,
                hunt.heapMegabytes(),
                hunt.testLimit(),
                hunt.allowed(),
                setup.folder(name));
    }

    /** Keeps how each state is reached, and what was seen there. */
    private static final class Gathering implements WalkReporter {
        private final Map<String, Scenarios> byState = new LinkedHashMap<>();
        private Scenarios current = new Scenarios();

        /** For each state those that come to it. */
        List<List<Sequence>> sequences() {
            return byState.values().stream()
                    .map(state -> state.all().stream().map(Scenario::sequence).toList())
                    .toList();
        }

        @Override
        public void planned(Plan plan) {}

        @Override
        public void found(StateSpace space) {}

        @Override
        public void begin(String state, int length) {
            current = byState.computeIfAbsent(state, name -> new Scenarios());
        }

        @Override
        public void explored(Observation observation) {
            current.add(observation);
        }

        @Override
        public void judged(Observation observation, Judgement judgement, Optional<String> expected) {}
    }
}

package dev.quintain.run.walk;

import dev.quintain.engine.walk.Ending;
import dev.quintain.engine.walk.Observation;
import dev.quintain.engine.walk.Scenario;
import dev.quintain.engine.walk.Scenarios;
import dev.quintain.engine.walk.StateSpace;
import dev.quintain.engine.walk.Validation;
import dev.quintain.engine.walk.Validation.Judgement;
import dev.quintain.engine.walk.WalkListener;
import dev.quintain.finding.WalkReport.Failure;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Between the engine and the report: has every result judged, where that is wanted, and keeps what went wrong. */
final class Judge implements WalkListener {
    /** A fault has many consequences; nobody reads more of them than this. */
    private static final int MOST_FAILURES = 1000;

    private final WalkReporter reporter;
    private final @Nullable Validation validation;
    private final Scenarios scenarios = new Scenarios();
    private final List<Failure> failures = new ArrayList<>();
    private @Nullable StateSpace space;
    private long waits;
    private boolean quit;

    /**
     * @param validation null to explore only
     */
    Judge(WalkReporter reporter, @Nullable Validation validation) {
        this.reporter = reporter;
        this.validation = validation;
    }

    @Override
    public void planned(Plan plan) {
        reporter.planned(plan);
    }

    @Override
    public void found(StateSpace found) {
        space = found;
        reporter.found(found);
    }

    @Override
    public void begin(String state, int length) {
        reporter.begin(state, length);
    }

    @Override
    public boolean executed(Observation observation) {
        if (validation == null) {
            reporter.explored(observation);
            return true;
        }
        try {
            judge(observation, validation);
        } catch (Validation.Quit e) {
            quit = true;
        }
        return !quit;
    }

    private void judge(Observation observation, Validation by) throws Validation.Quit {
        Judgement judgement = by.judge(observation);
        boolean right = judgement == Judgement.PREDICTED || judgement == Judgement.CONFIRMED;
        Optional<String> expected = right ? Optional.empty() : by.expected(observation);
        if (right) {
            scenarios.add(observation);
            waits += observation.ending() == Ending.WAITS ? 1 : 0;
        } else if (failures.size() < MOST_FAILURES) {
            failures.add(new Failure(observation.program(), Listing.result(observation), expected.orElse(null)));
        }
        reporter.judged(observation, judgement, expected);
    }

    Map<Judgement, Long> counts() {
        Map<Judgement, Long> counts = new EnumMap<>(Judgement.class);
        if (validation != null) {
            for (Judgement judgement : Judgement.values()) {
                counts.put(judgement, validation.count(judgement));
            }
        }
        return counts;
    }

    /** Results that are wrong or unconfirmed, the first of them. */
    List<Failure> failures() {
        return failures;
    }

    /** What was found right, ready to be written as tests. */
    List<Scenario> scenarios() {
        return scenarios.all();
    }

    /** How many results were found right of which no test can be made, since it would wait too. */
    long waits() {
        return waits;
    }

    Optional<StateSpace> space() {
        return Optional.ofNullable(space);
    }

    boolean hasQuit() {
        return quit;
    }
}

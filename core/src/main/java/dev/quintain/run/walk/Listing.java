package dev.quintain.run.walk;

import dev.quintain.engine.walk.Ending;
import dev.quintain.engine.walk.Observation;
import dev.quintain.engine.walk.StateSpace;
import dev.quintain.engine.walk.Strategy;
import dev.quintain.engine.walk.Validation.Judgement;
import dev.quintain.engine.walk.WalkListener.Plan;
import dev.quintain.finding.WalkReport;
import dev.quintain.finding.WalkReport.Failure;
import java.io.BufferedWriter;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** Writes a walk down as it goes: each sequence as a program, what it came to, and in the end the sums. */
public final class Listing implements WalkReporter {
    private static final int BUFFER = 1 << 16;

    private final PrintWriter out;
    private final String className;
    private final WalkRequest request;
    private final boolean brief;

    /**
     * @param className as readers know it
     * @param brief whether to leave out everything but failures and the summary
     */
    public Listing(PrintWriter console, String className, WalkRequest request, boolean brief) {
        // A line at a time would cost more than the walk itself.
        this.out = new PrintWriter(new BufferedWriter(console, BUFFER), false);
        this.className = className;
        this.request = request;
        this.brief = brief;
    }

    private Strategy strategy() {
        return request.options().strategy();
    }

    private boolean isValidating() {
        return request.modality() == Modality.VALIDATE;
    }

    @Override
    public void planned(Plan plan) {
        if (brief) {
            return;
        }
        plan.unmakeable()
                .forEach(type ->
                        out.println("no " + type + " can be made, so null is given; --generator can" + " change that"));
        out.printf(
                "%,d sequences at most%s%n%n",
                plan.sequences(), strategy() == Strategy.STATES ? " from each state" : "");
    }

    @Override
    public void found(StateSpace space) {
        out.println("State space of class: " + className);
        space.names().forEach(name -> out.println("found state: " + name));
        space.neverTrue().forEach(name -> out.println("never reached: " + name + "() was never true"));
        space.neverFalse().forEach(name -> out.println("never left: " + name + "() was never false"));
        boolean doubtful = !space.neverTrue().isEmpty() || !space.neverFalse().isEmpty();
        if (doubtful && !space.complete()) {
            out.printf(
                    "the search ended after %,d sequences of up to %d calls; there may be more states%n",
                    space.probes(), space.depth());
        }
        out.println();
    }

    @Override
    public void begin(String state, int length) {
        if (!brief) {
            out.println((state.isEmpty() ? "" : state + " state: ") + (isValidating() ? "Validating" : "Exploring")
                    + " all " + strategy().sequences() + " of length: " + length);
            out.println();
            out.flush();
        }
    }

    @Override
    public void explored(Observation observation) {
        // In algebraic exploration what returns nothing is withheld: its effect shows in what is observed after it.
        boolean withheld = strategy() == Strategy.ALGEBRA && observation.ending() == Ending.DONE;
        if (!brief && !withheld) {
            print(observation);
        }
    }

    @Override
    public void judged(Observation observation, Judgement judgement, Optional<String> expected) {
        // What went wrong is listed in the end, where it is found.
    }

    /** A result that is about to be asked about. */
    public void question(Observation observation, Optional<String> expected) {
        show(observation, expected);
        out.flush();
    }

    private void show(Observation observation, Optional<String> expected) {
        observation.program().forEach(out::println);
        out.println("==> " + result(observation));
        expected.ifPresent(right -> out.println("before: " + right));
    }

    private void print(Observation observation) {
        show(observation, Optional.empty());
        out.println();
    }

    static String result(Observation observation) {
        String place = observation.place().isEmpty() ? "" : "  (" + observation.place() + ")";
        return observation.result() + place;
    }

    /** What went wrong, and how many sequences came to what. */
    public void summary(WalkReport report) {
        List<Failure> failures = brief ? List.of() : report.failures();
        if (!failures.isEmpty()) {
            out.println("Failed or unconfirmed test sequences");
            out.println();
            failures.forEach(this::print);
        }
        out.println("Test summary for class: " + className);
        out.println();
        out.println("Test class: " + className);
        out.println("Test mode: " + report.mode());
        out.println("Test depth: " + report.depth());
        out.println();
        report.sentences().forEach(out::println);
        if (!report.notes().isEmpty()) {
            out.println();
            report.notes().forEach(note -> out.println("Note: " + note));
        }
        out.flush();
    }

    private void print(Failure failure) {
        failure.program().forEach(out::println);
        out.println("==> " + failure.result());
        if (failure.expected() != null) {
            out.println("before: " + failure.expected());
        }
        out.println();
    }
}

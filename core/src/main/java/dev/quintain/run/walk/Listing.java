package dev.quintain.run.walk;

import dev.quintain.engine.walk.Ending;
import dev.quintain.engine.walk.Observation;
import dev.quintain.engine.walk.StateSpace;
import dev.quintain.engine.walk.Strategy;
import dev.quintain.engine.walk.Validation.Judgement;
import dev.quintain.engine.walk.WalkListener.Plan;
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
        if (!space.complete()) {
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
        if (judgement == Judgement.UNCONFIRMED && !brief) {
            show(observation, expected);
            out.println("*unconfirmed*");
            out.println();
        }
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

    private static String result(Observation observation) {
        String place = observation.place().isEmpty() ? "" : "  (" + observation.place() + ")";
        return observation.result() + place;
    }

    /** Failures, and how many sequences came to what. */
    public void summary(WalkOutcome outcome) {
        if (!outcome.failures().isEmpty()) {
            out.println("Failed test sequences");
            out.println();
            outcome.failures().forEach(this::print);
        }
        out.println("Test summary for class: " + className);
        out.println();
        out.println("Test class: " + className);
        out.println("Test mode: " + strategy().title() + (isValidating() ? " validation" : " exploration"));
        out.println("Test depth: " + request.options().depth());
        out.println();
        sentences(outcome).forEach(out::println);
        if (!outcome.notes().isEmpty()) {
            out.println();
            outcome.notes().forEach(note -> out.println("Note: " + note));
        }
        out.flush();
    }

    private List<String> sentences(WalkOutcome outcome) {
        var sentences = new Sentences();
        if (isValidating()) {
            sentences.always("Passed", outcome.count(Judgement.PREDICTED), "automatically from oracles");
            sentences.always("Passed", outcome.count(Judgement.CONFIRMED), "that were manually confirmed");
            sentences.ifAny("Failed", outcome.count(Judgement.FAILED), "automatically from oracles");
            sentences.ifAny("Failed", outcome.count(Judgement.REJECTED), "that were manually rejected");
            sentences.ifAny("Left", outcome.count(Judgement.UNCONFIRMED), "unconfirmed");
        } else if (strategy() == Strategy.ALGEBRA) {
            sentences.add("Withheld " + outcome.result().voids() + " void results predicted from signatures");
        }
        sentences.always("Exercised", outcome.result().normal(), "that executed normally");
        sentences.always("Terminated", outcome.result().exceptions(), "that raised an exception");
        sentences.add("Discarded " + outcome.result().discarded() + " test sequences whose prefixes "
                + (strategy() == Strategy.ALGEBRA ? "were pruned" : "had failed"));
        if (outcome.result().stopped()) {
            sentences.add(outcome.quit() ? "Ended early, as you wished" : "Ended early: not all sequences were tried");
        }
        return sentences.all;
    }

    /** Sentences of the kind that the paper's reports end with. */
    private static final class Sentences {
        private final List<String> all = new java.util.ArrayList<>();

        void add(String sentence) {
            all.add(sentence);
        }

        void always(String verb, long count, String which) {
            add(verb + " " + count + " test sequences " + which);
        }

        void ifAny(String verb, long count, String which) {
            if (count > 0) {
                always(verb, count, which);
            }
        }
    }
}

package dev.quintain.engine.walk;

import dev.quintain.oracle.Answers;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Holds results against what is known, by the rules that predict them, and asks about the rest. */
public final class Validation {
    private final Answers answers;
    private final Questioner questioner;
    private final Runnable remember;
    private final Map<Judgement, Long> counts = new EnumMap<>(Judgement.class);

    /** What became of a result. */
    public enum Judgement {
        /** The oracle knows it, or the signature predicts it. */
        PREDICTED,
        CONFIRMED,
        /** The oracle knows that it is wrong. */
        FAILED,
        REJECTED,
        /** Nobody said anything about it. */
        UNCONFIRMED;

        public boolean isFailure() {
            return this == FAILED || this == REJECTED;
        }
    }

    /**
     * @param remember called after each answer, so that none is lost
     */
    public Validation(Answers answers, Questioner questioner, Runnable remember) {
        this.answers = answers;
        this.questioner = questioner;
        this.remember = remember;
    }

    public long count(Judgement judgement) {
        return counts.getOrDefault(judgement, 0L);
    }

    /**
     * Judges an observation.
     *
     * @throws Quit if whoever was asked wants to end here
     */
    public Judgement judge(Observation observation) throws Quit {
        Judgement judgement = verdict(observation);
        counts.merge(judgement, 1L, Long::sum);
        return judgement;
    }

    /** What is known to be right, if that is another result. */
    public Optional<String> expected(Observation observation) {
        return answers.expected(observation.key()).filter(right -> !right.equals(observation.result()));
    }

    private Judgement verdict(Observation observation) throws Quit {
        String question = observation.key();
        return switch (answers.verdict(question, observation.result())) {
            case RIGHT -> Judgement.PREDICTED;
            case WRONG -> Judgement.FAILED;
            case UNKNOWN ->
                // The weak rule: a procedure is expected to return, unless something else is known of it.
                !answers.knows(question) && observation.ending() == Ending.DONE
                        ? Judgement.PREDICTED
                        : ask(question, observation);
        };
    }

    private Judgement ask(String question, Observation observation) throws Quit {
        switch (questioner.ask(observation, expected(observation))) {
            case RIGHT -> {
                answers.accept(question, observation.result());
                remember.run();
                return Judgement.CONFIRMED;
            }
            case WRONG -> {
                answers.reject(question, observation.result());
                remember.run();
                return Judgement.REJECTED;
            }
            case QUIT -> throw new Quit();
            case SILENCE -> {
                return Judgement.UNCONFIRMED;
            }
        }
        throw new AssertionError("all replies are dealt with");
    }

    /** Whoever was asked has had enough. */
    public static final class Quit extends Exception {
        Quit() {
            super("quit", null, false, false);
        }
    }
}

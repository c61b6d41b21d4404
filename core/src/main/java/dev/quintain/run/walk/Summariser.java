package dev.quintain.run.walk;

import dev.quintain.engine.walk.Strategy;
import dev.quintain.engine.walk.Validation.Judgement;
import dev.quintain.engine.walk.WalkResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Says what a walk came to, in the sentences of the paper's reports. */
record Summariser(WalkRequest request, WalkResult result, Map<Judgement, Long> judgements, boolean quit) {
    private boolean isAlgebra() {
        return request.options().strategy() == Strategy.ALGEBRA;
    }

    private boolean isValidation() {
        return request.modality() == Modality.VALIDATE;
    }

    String mode() {
        return request.options().strategy().title() + (isValidation() ? " validation" : " exploration");
    }

    List<String> sentences() {
        var sentences = new ArrayList<String>();
        if (isValidation()) {
            sentences.add(sentence("Passed", count(Judgement.PREDICTED), "automatically from oracles"));
            sentences.add(sentence("Passed", count(Judgement.CONFIRMED), "that were manually confirmed"));
            addIfAny(sentences, "Failed", count(Judgement.FAILED), "automatically from oracles");
            addIfAny(sentences, "Failed", count(Judgement.REJECTED), "that were manually rejected");
            addIfAny(sentences, "Left", count(Judgement.UNCONFIRMED), "unconfirmed");
        } else if (isAlgebra()) {
            sentences.add("Withheld " + result.voids() + " void results predicted from signatures");
        }
        sentences.add(sentence("Exercised", result.normal(), "that executed normally"));
        sentences.add(sentence("Terminated", result.exceptions(), "that raised an exception"));
        addIfAny(sentences, "Ended", result.waits(), "that waited for another thread");
        sentences.add("Discarded " + result.discarded() + " test sequences whose prefixes "
                + (isAlgebra() ? "were pruned" : "had failed"));
        if (result.stopped()) {
            sentences.add(quit ? "Ended early, as you wished" : "Ended early: not all sequences were tried");
        }
        return sentences;
    }

    private long count(Judgement judgement) {
        return judgements.getOrDefault(judgement, 0L);
    }

    private static String sentence(String verb, long count, String which) {
        return verb + " " + count + " test sequences " + which;
    }

    private static void addIfAny(List<String> sentences, String verb, long count, String which) {
        if (count > 0) {
            sentences.add(sentence(verb, count, which));
        }
    }
}

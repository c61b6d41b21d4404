package dev.quintain.run.walk;

import dev.quintain.engine.walk.Observation;
import dev.quintain.engine.walk.Validation.Judgement;
import dev.quintain.engine.walk.WalkResult;
import java.util.List;
import java.util.Map;

/**
 * What a walk came to.
 *
 * @param judgements how many results were judged how; empty if none were
 * @param failures results that are wrong, the first of them
 * @param quit whether whoever was asked ended it
 * @param notes what else the user should know, a line each
 */
public record WalkOutcome(
        WalkResult result,
        Map<Judgement, Long> judgements,
        List<Observation> failures,
        boolean quit,
        List<String> notes) {
    public WalkOutcome {
        judgements = Map.copyOf(judgements);
        failures = List.copyOf(failures);
        notes = List.copyOf(notes);
    }

    public long count(Judgement judgement) {
        return judgements.getOrDefault(judgement, 0L);
    }

    /** Whether a validation came to anything but right results. */
    public boolean hasFailed() {
        return count(Judgement.FAILED) + count(Judgement.REJECTED) + count(Judgement.UNCONFIRMED) > 0;
    }
}

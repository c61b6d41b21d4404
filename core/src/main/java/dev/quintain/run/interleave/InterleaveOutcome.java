package dev.quintain.run.interleave;

import dev.quintain.engine.interleave.ScriptResult;
import dev.quintain.run.RunOutcome;
import java.util.List;

/** What a run of scripts leaves its caller with. */
public record InterleaveOutcome(List<ScriptResult> results, RunOutcome run) {
    public InterleaveOutcome {
        results = List.copyOf(results);
    }

    /** Whether the user has something to look at. */
    public boolean hasNews() {
        return run.hasNews() || results.stream().anyMatch(ScriptResult::isNews);
    }
}

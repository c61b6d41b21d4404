package dev.quintain.run.generate;

import dev.quintain.engine.generate.Coverage;
import dev.quintain.engine.generate.Growth;
import dev.quintain.run.RunOutcome;
import java.util.List;

/** What generation leaves those with who want to know how far it got, too. */
public record GenerateOutcome(RunOutcome run, long sequences, long calls, Coverage coverage, List<Growth> growth) {
    public GenerateOutcome {
        growth = List.copyOf(growth);
    }
}

package dev.quintain.run.generate;

import dev.quintain.engine.generate.Coverage;
import dev.quintain.engine.generate.Growth;
import dev.quintain.run.RunOutcome;
import java.util.List;
import java.util.Map;

/**
 * What generation leaves those with who want to know how far it got, too.
 *
 * @param byClass how many sequences ended with a call of each class
 */
public record GenerateOutcome(
        RunOutcome run, long sequences, long calls, Map<String, Long> byClass, Coverage coverage, List<Growth> growth) {
    public GenerateOutcome {
        byClass = Map.copyOf(byClass);
        growth = List.copyOf(growth);
    }
}

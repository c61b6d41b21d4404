package dev.quintain.finding;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a hunt did with a class.
 *
 * @param engines that did something with it
 * @param operations how many public ones it has, as far as there is a way to make their arguments
 * @param tests how many were run of its operations one by one
 * @param sequences how many sequences of calls ended with one of it
 * @param regressions how many regression tests were written
 * @param taken how many of its branches were taken by sequences of calls
 * @param branches how many there are; 0 if the class was never loaded, or is not counted
 * @param machine its states, if it has predicates
 * @param draft a script for it to be confirmed, relative to the folder of the report; null if there is none
 */
public record ClassProfile(
        String className,
        List<String> engines,
        int operations,
        long tests,
        long sequences,
        long regressions,
        int taken,
        int branches,
        @Nullable StateMachine machine,
        @Nullable String draft,
        long milliseconds)
        implements Serializable {
    public ClassProfile {
        engines = List.copyOf(engines);
    }

    /** Whether there is something to try, and less of it was than a call of each. */
    public boolean isUntried() {
        return tests < operations && !engines.contains("generate") && !engines.contains("interleave");
    }
}

package dev.quintain.finding;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a walk came to, for reports.
 *
 * @param mode strategy and purpose: {@code State space validation}
 * @param sentences the summary
 * @param machine the states, if they were looked for
 * @param failures sequences whose results are wrong, or that nobody confirmed
 */
public record WalkReport(
        String className,
        String mode,
        int depth,
        List<String> sentences,
        @Nullable StateMachine machine,
        List<Failure> failures,
        List<String> notes)
        implements Serializable {
    public WalkReport {
        sentences = List.copyOf(sentences);
        failures = List.copyOf(failures);
        notes = List.copyOf(notes);
    }

    /**
     * A result that is not known to be right.
     *
     * @param program the sequence, a line for each call
     * @param expected what is known to be right; null if nothing is
     */
    public record Failure(
            List<String> program, String result, @Nullable String expected) implements Serializable {
        public Failure {
            program = List.copyOf(program);
        }
    }
}

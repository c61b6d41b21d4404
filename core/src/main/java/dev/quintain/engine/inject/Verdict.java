package dev.quintain.engine.inject;

import java.util.List;

/**
 * What is made of one run with an injected exception.
 *
 * @param detail what was thrown or left open, in a line; empty if there is nothing to say
 * @param frames where, if something was thrown
 * @param remarks shown apart, and no faults
 */
public record Verdict(Outcome outcome, String detail, List<StackTraceElement> frames, List<String> remarks) {
    public Verdict {
        frames = List.copyOf(frames);
        remarks = List.copyOf(remarks);
    }

    static Verdict of(Outcome outcome, String detail) {
        return new Verdict(outcome, detail, List.of(), List.of());
    }
}

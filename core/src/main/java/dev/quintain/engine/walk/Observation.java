package dev.quintain.engine.walk;

import dev.quintain.engine.walk.Notation.Call;
import dev.quintain.engine.walk.Results.Result;
import java.util.ArrayList;
import java.util.List;

/** One sequence that was executed, and what came of it. */
public final class Observation {
    private final List<Call> calls;
    private final Result result;

    Observation(List<Call> calls, Result result) {
        this.calls = calls;
        this.result = result;
    }

    public Ending ending() {
        return result.ending();
    }

    /** The result as a symbol; for an exception its type. */
    public String result() {
        return switch (result.ending()) {
            case RETURNED, DONE -> result.text();
            case THREW -> result.text() + "#0 *exception*";
            case STOPPED, UNMAKEABLE -> "*" + result.text() + "*";
        };
    }

    /** File and line where an exception was thrown; empty if there is none, or they are not known. */
    public String place() {
        return result.place();
    }

    /** The sequence as the lines of a program. */
    public List<String> program() {
        var lines = new ArrayList<String>(calls.size());
        for (int i = 0; i < calls.size(); i++) {
            lines.add(calls.get(i).line(i == 0));
        }
        return lines;
    }

    /** The key of the question what the last call does after the calls that changed the object. */
    public String key() {
        return Notation.key(calls);
    }

    /** Whether the last call changed the object. */
    public boolean isMutation() {
        return result.mutated();
    }

    List<Call> calls() {
        return calls;
    }
}

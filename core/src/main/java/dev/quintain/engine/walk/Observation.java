package dev.quintain.engine.walk;

import dev.quintain.engine.walk.Notation.Call;
import dev.quintain.engine.walk.Results.Result;
import java.util.List;

/** One sequence that was executed, and what came of it. */
public final class Observation {
    private final Notation notation;
    private final Path path;
    private final Result result;

    Observation(Notation notation, Path path, Result result) {
        this.notation = notation;
        this.path = path;
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
        return calls().stream().map(Call::line).toList();
    }

    /** The question what the last call does after those before it that changed the object. */
    public String key() {
        List<Call> calls = calls();
        int last = calls.size() - 1;
        var key = new StringBuilder();
        for (int i = 0; i < last; i++) {
            if (path.isMutator(i)) {
                key.append(calls.get(i).key()).append("; ");
            }
        }
        return key.append(calls.get(last).key()).toString();
    }

    /** Whether the last call changed the object. */
    public boolean isMutation() {
        return result.mutated();
    }

    List<Call> calls() {
        return notation.calls(path);
    }
}

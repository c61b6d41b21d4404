package dev.quintain.engine.walk;

import dev.quintain.engine.walk.Notation.Call;
import dev.quintain.engine.walk.Results.Result;
import dev.quintain.subject.Operation;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

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
            case THREW -> Symbols.simpleName(result.text()) + "#0 *exception*";
            case WAITS, STOPPED, UNMAKEABLE -> "*" + result.text() + "*";
        };
    }

    /** File and line where an exception was thrown, or where it waits; empty if there is none, or they are not known. */
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
        return history(calls) + calls.get(calls.size() - 1).key();
    }

    /** The binary name of what was thrown. */
    String thrownType() {
        return result.text();
    }

    /** Whether all calls before the last one changed the object. */
    boolean isCanonical() {
        for (int i = 0; i < path.length() - 1; i++) {
            if (!path.isMutator(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the last call returned something and left the object as it was. */
    boolean isPureLook() {
        return result.ending() == Ending.RETURNED && !result.mutated();
    }

    /** What is told of the object before the last call: the calls that changed it. */
    String history() {
        return history(calls());
    }

    private String history(List<Call> calls) {
        var history = new StringBuilder();
        for (int i = 0; i < calls.size() - 1; i++) {
            if (path.isMutator(i)) {
                history.append(calls.get(i).key()).append("; ");
            }
        }
        return history.toString();
    }

    /**
     * The same question, put as it was for the first sequence that met an object in this state.
     *
     * @param histories the calls that first led to each state; this sequence adds its own if it is the first
     */
    String key(Map<Long, String> histories) {
        List<Call> calls = calls();
        String history = histories.computeIfAbsent(result.before(), state -> history(calls));
        return history + calls.get(calls.size() - 1).key();
    }

    /** The last call without its arguments: {@code push(Object)}. */
    String lastMethod() {
        List<Call> calls = calls();
        Operation last = calls.get(calls.size() - 1).operation();
        return last.name()
                + last.parameters().stream()
                        .map(type -> Symbols.simpleName(type.name()))
                        .collect(Collectors.joining(", ", "(", ")"));
    }

    List<Call> calls() {
        return notation.calls(path);
    }
}

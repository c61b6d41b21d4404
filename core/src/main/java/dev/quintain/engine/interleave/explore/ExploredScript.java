package dev.quintain.engine.interleave.explore;

import dev.quintain.engine.interleave.ScriptUnderTest;
import dev.quintain.engine.interleave.explore.ExploreProgram.Reply;
import dev.quintain.runtime.explore.Explored;
import java.util.List;

/** What became of a script under many schedules. */
public final class ExploredScript {
    private final ScriptUnderTest script;
    private final int first;
    private final List<Reply> sequences;

    /**
     * @param first the number of the first of these sequences
     */
    ExploredScript(ScriptUnderTest script, int first, List<Reply> sequences) {
        this.script = script;
        this.first = first;
        this.sequences = List.copyOf(sequences);
    }

    public ScriptUnderTest script() {
        return script;
    }

    /** The number of the first sequence of {@link #sequences}. */
    public int first() {
        return first;
    }

    public List<Explored> sequences() {
        return sequences.stream().map(Reply::explored).toList();
    }

    public long failures() {
        return sequences().stream()
                .filter(explored -> !explored.failure().isEmpty())
                .count();
    }

    /** How many places of the classes under test were rewritten. */
    public int sites() {
        return sequences.stream().mapToInt(Reply::sites).max().orElse(0);
    }

    /** How often a thread did something in rewritten code that others can notice. */
    public long operations() {
        return sequences().stream().mapToLong(Explored::operations).sum();
    }
}

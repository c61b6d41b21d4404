package dev.quintain.engine.inject;

import dev.quintain.engine.Progress;
import java.util.List;

/** Is told how far a run is. */
public interface Listener extends Progress.Listener {
    /** The suite has run. */
    void recorded(List<TestCase> tests, Counts counts);

    /** A round of injections is over. */
    void round(List<Attempt> attempts, Counts counts);
}

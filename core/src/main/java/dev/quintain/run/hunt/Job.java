package dev.quintain.run.hunt;

import dev.quintain.engine.StopSignal;
import java.time.Duration;
import java.util.List;

/** One engine on some classes. */
interface Job {
    /** The same in every hunt with the same seed and classes: by it a hunt that goes on knows what is done. */
    String name();

    String engine();

    List<String> classes();

    /** How much of the time it should have, compared with others. */
    double weight();

    /** Does it in about that time. */
    JobResult run(Duration time, StopSignal stop);
}

package dev.quintain.run.hunt;

import dev.quintain.engine.StopSignal;
import dev.quintain.finding.RunSummary.Event;
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

    /** Tells of classes that it did not come to, if there are any. */
    default List<Event> leftOut(String what, List<String> reached) {
        List<String> rest =
                classes().stream().filter(name -> !reached.contains(name)).toList();
        return rest.isEmpty() ? List.of() : List.of(new Event(what, rest.size(), rest));
    }

    /** Is told that its turn has come, before any job behind it has its own. */
    default void announce() {}

    /** Does it in about that time. */
    JobResult run(Duration time, StopSignal stop);
}

package dev.quintain.engine.interleave.explore;

import dev.quintain.runtime.explore.Plan;
import java.io.Serializable;
import java.util.Map;

/**
 * Asks a worker to explore a sequence.
 *
 * @param script its number among those of the run
 * @param classes of the translated script, by binary name
 * @param entry name of the class that gives its sequences
 * @param sequence counted from 1
 * @param replay the one schedule to run; empty to explore
 */
record Explore(int script, Map<String, byte[]> classes, String entry, int sequence, Plan plan, String replay)
        implements Serializable {
    Explore {
        classes = Map.copyOf(classes);
    }
}

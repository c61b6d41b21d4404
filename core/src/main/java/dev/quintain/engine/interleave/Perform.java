package dev.quintain.engine.interleave;

import dev.quintain.runtime.interleave.Pace;
import java.io.Serializable;
import java.util.Map;

/**
 * Asks a worker to run a sequence.
 *
 * @param script its number among those of the run
 * @param classes of the translated script, by binary name
 * @param entry name of the class that gives its sequences
 * @param sequence counted from 1
 */
record Perform(int script, Map<String, byte[]> classes, String entry, int sequence, Pace pace) implements Serializable {
    Perform {
        classes = Map.copyOf(classes);
    }
}

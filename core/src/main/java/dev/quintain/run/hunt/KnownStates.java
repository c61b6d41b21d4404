package dev.quintain.run.hunt;

import dev.quintain.engine.StopSignal;
import dev.quintain.sequence.Sequence;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How objects come into the states that were found of their classes: what walking finds out, generation builds on. */
final class KnownStates {
    /** For a class: to run them all must not take long. */
    private static final int MOST = 50;

    private static final long POLL_MILLIS = 100;

    private final Map<String, List<Sequence>> byClass = new HashMap<>();
    private final Set<String> sought = new HashSet<>();

    /** Says that somebody is about to look for the states of these classes. */
    synchronized void begin(List<String> classes) {
        sought.addAll(classes);
    }

    /** Says that nobody does any more. */
    synchronized void end(List<String> classes) {
        classes.forEach(sought::remove);
        notifyAll();
    }

    /**
     * @param states for each state, sequences that come to it; a few of each are kept
     */
    synchronized void add(String className, List<List<Sequence>> states) {
        int each = Math.max(1, MOST / Math.max(1, states.size()));
        byClass.put(
                className,
                states.stream().flatMap(state -> state.stream().limit(each)).toList());
        end(List.of(className));
    }

    /**
     * What is known of these classes. Where there are cores enough, somebody is looking for it just now.
     *
     * @param patience how long to wait for that at most
     */
    synchronized List<Sequence> of(List<String> classes, Duration patience, StopSignal stop) {
        long end = System.nanoTime() + patience.toNanos();
        try {
            while (!Collections.disjoint(sought, classes) && !stop.isStopped() && System.nanoTime() < end) {
                wait(POLL_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return classes.stream()
                .flatMap(name -> byClass.getOrDefault(name, List.of()).stream())
                .toList();
    }
}

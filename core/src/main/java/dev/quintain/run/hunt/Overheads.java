package dev.quintain.run.hunt;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** How much longer engines take than they are asked to: to start workers, to confirm, to write tests. */
final class Overheads {
    private static final Duration LEAST = Duration.ofMillis(700);

    /** Engines that start a worker first get nothing done in less. */
    private static final Map<String, Duration> MINIMA =
            Map.of("crash", Duration.ofSeconds(3), "generate", Duration.ofSeconds(3));

    private final Map<String, Duration> usual = new HashMap<>(Map.of(
            "crash", Duration.ofSeconds(4),
            "generate", Duration.ofSeconds(8),
            "inject", Duration.ofSeconds(2)));

    /** How long to ask an engine to work, so that it is done after some time. */
    synchronized Duration without(String engine, Duration time) {
        Duration rest = time.minus(usual.getOrDefault(engine, Duration.ZERO));
        // Where there is little time, most of what an engine does goes into its overhead, and asking for less helps
        // little.
        Duration minimum = MINIMA.getOrDefault(engine, LEAST);
        Duration least = time.dividedBy(4).compareTo(minimum) < 0 ? minimum : time.dividedBy(4);
        return rest.compareTo(least) < 0 ? least : rest;
    }

    /** Whether there is time enough for what an engine does, and for what it has to do before and after it. */
    synchronized boolean leaveRoom(String engine, Duration time) {
        Duration least = MINIMA.getOrDefault(engine, LEAST).plus(usual.getOrDefault(engine, Duration.ZERO));
        return time.compareTo(least) > 0;
    }

    /** Learns from a job that is over: half of what is known is what came last. */
    synchronized void note(String engine, Duration overhead) {
        if (!overhead.isNegative()) {
            usual.merge(engine, overhead, (before, now) -> before.plus(now).dividedBy(2));
        }
    }
}

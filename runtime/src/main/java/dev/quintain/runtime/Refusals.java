package dev.quintain.runtime;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What was refused: how often, the first few things, and whether anything was since the last test began. */
final class Refusals {
    private static final int DETAILS_KEPT = 5;

    private final Map<Effect, Long> counts = new EnumMap<>(Effect.class);
    private final Map<Effect, List<String>> details = new EnumMap<>(Effect.class);
    private final Set<Effect> sinceReset = EnumSet.noneOf(Effect.class);
    private volatile boolean any;

    synchronized void add(Effect effect, String detail) {
        counts.put(effect, count(effect) + 1);
        sinceReset.add(effect);
        any = true;
        List<String> kept = details.get(effect);
        if (kept == null) {
            kept = new ArrayList<>();
            details.put(effect, kept);
        }
        if (kept.size() < DETAILS_KEPT && !kept.contains(detail)) {
            kept.add(detail);
        }
    }

    /** Asked after every test, so it takes no lock. */
    boolean anySinceReset() {
        return any;
    }

    synchronized Set<Effect> sinceReset() {
        return EnumSet.copyOf(sinceReset);
    }

    void reset() {
        if (any) {
            synchronized (this) {
                sinceReset.clear();
                any = false;
            }
        }
    }

    synchronized long count(Effect effect) {
        return counts.getOrDefault(effect, 0L);
    }

    synchronized List<String> details(Effect effect) {
        return List.copyOf(details.getOrDefault(effect, List.of()));
    }
}

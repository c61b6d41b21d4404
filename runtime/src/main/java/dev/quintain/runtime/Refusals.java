package dev.quintain.runtime;

import java.util.EnumMap;
import java.util.Map;

/** What was refused to the test that runs: the first thing of each kind. */
final class Refusals {
    private final Map<Effect, String> first = new EnumMap<>(Effect.class);
    private volatile boolean any;

    synchronized void add(Effect effect, String detail) {
        first.putIfAbsent(effect, detail);
        any = true;
    }

    /** Asked after every test, so it takes no lock. */
    boolean any() {
        return any;
    }

    synchronized Map<Effect, String> first() {
        return new EnumMap<>(first);
    }

    void reset() {
        if (any) {
            synchronized (this) {
                first.clear();
                any = false;
            }
        }
    }
}

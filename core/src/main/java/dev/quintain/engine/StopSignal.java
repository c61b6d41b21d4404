package dev.quintain.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * Ends a run early, from any thread: what has been found so far is reported as at the end. It comes once, and lives as long as the
 * run that it is for, with all who wait for it: where there are many runs, each has one of its own.
 */
public final class StopSignal {
    private final List<Runnable> onStop = new ArrayList<>();
    private boolean stopped;

    public synchronized boolean isStopped() {
        return stopped;
    }

    public synchronized void stop() {
        if (!stopped) {
            stopped = true;
            onStop.forEach(Runnable::run);
        }
    }

    /** Has something done at the stop; at once if that was before. */
    public synchronized void onStop(Runnable action) {
        onStop.add(action);
        if (stopped) {
            action.run();
        }
    }

    /** Forgets what was to be done at the stop. */
    public synchronized void forget(Runnable action) {
        onStop.remove(action);
    }
}

package dev.quintain.engine;

import java.util.ArrayList;
import java.util.List;

/** Ends a run early, from any thread: what has been found so far is reported as at the end. */
public final class StopSignal {
    private final List<Runnable> onStop = new ArrayList<>();
    private boolean stopped;

    public synchronized boolean isStopped() {
        return stopped;
    }

    public synchronized void stop() {
        stopped = true;
        onStop.forEach(Runnable::run);
    }

    /** Has something done at the stop; at once if that was before. */
    public synchronized void onStop(Runnable action) {
        onStop.add(action);
        if (stopped) {
            action.run();
        }
    }
}

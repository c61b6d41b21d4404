package dev.quintain.runtime;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The history of one loader's classes: in which order their initialisers ended, whose state they touched meanwhile, and
 * what was touched by a test since. {@link StaticState} fills it.
 */
public final class InitLog {
    /** The initialiser of the first class touched the state of the second. */
    public record Edge(int initialised, int touched) {}

    /** An initialiser at work. */
    private static final class Running {
        final int id;
        final long thread;
        boolean sawTouched;

        Running(int id, long thread) {
            this.id = id;
            this.thread = thread;
        }
    }

    private final Set<Integer> ended = new LinkedHashSet<>();
    private final Set<Edge> edges = new LinkedHashSet<>();
    private final Set<Integer> failed = new LinkedHashSet<>();
    private final List<Running> running = new ArrayList<>();
    private int[] touched = new int[16];
    private int touchedCount;
    private boolean[] touchedFlags = new boolean[64];

    /** All that a test which touched nothing costs is to read this. */
    private volatile boolean dirty;

    /** Whether a test touched static state, or an initialiser has not come to its end. */
    public boolean isDirty() {
        return dirty;
    }

    /** Ids of the classes in the order in which their initialisers first ended. */
    public synchronized List<Integer> order() {
        return List.copyOf(ended);
    }

    /** All edges so far, in the order in which they were found. */
    public synchronized List<Edge> edges() {
        return List.copyOf(edges);
    }

    /** Ids of the classes whose initialisers began and did not end: for good, if no thread is left that runs one. */
    public synchronized List<Integer> failed() {
        if (failed.isEmpty() && running.isEmpty()) {
            return List.of();
        }
        Set<Integer> all = new LinkedHashSet<>(failed);
        running.forEach(one -> all.add(one.id));
        return List.copyOf(all);
    }

    /** Grows with every class that is initialised and with every edge. */
    public synchronized int version() {
        return ended.size() + edges.size();
    }

    synchronized void initStarted(int id, long thread) {
        running.add(new Running(id, thread));
        dirty = true;
    }

    synchronized void initEnded(int id, long thread) {
        end(id, thread);
        if (ended.add(id) && touchedCount > 0) {
            // It may have seen what the test changed: it has to run again once that is put back.
            markTouched(id);
        }
        updateDirty();
    }

    synchronized void unrepeatableEnded(int id, long thread) {
        Running running = end(id, thread);
        if (ended.add(id) && running != null && running.sawTouched) {
            markTouched(id);
        }
        updateDirty();
    }

    synchronized void touch(int id, long thread) {
        Running last = last(thread);
        if (last == null) {
            markTouched(id);
            updateDirty();
        } else if (last.id != id) {
            edges.add(new Edge(last.id, id));
            last.sawTouched |= isTouched(id);
        }
    }

    synchronized void read(int id, long thread) {
        Running last = last(thread);
        if (last == null || last.id == id) {
            return;
        }
        last.sawTouched |= isTouched(id);
        if (isRunning(id)) {
            edges.add(new Edge(last.id, id));
        }
    }

    synchronized int[] takeTouched() {
        int[] taken = new int[touchedCount];
        for (int i = 0; i < touchedCount; i++) {
            taken[i] = touched[i];
            touchedFlags[touched[i]] = false;
        }
        touchedCount = 0;
        updateDirty();
        return taken;
    }

    synchronized boolean isInitialising() {
        return !running.isEmpty();
    }

    synchronized boolean[] touchedFlags() {
        return touchedFlags;
    }

    private void markTouched(int id) {
        if (id >= touchedFlags.length) {
            touchedFlags = Arrays.copyOf(touchedFlags, Math.max(id + 1, 2 * touchedFlags.length));
        }
        if (isTouched(id)) {
            return;
        }
        touchedFlags[id] = true;
        if (touchedCount == touched.length) {
            touched = Arrays.copyOf(touched, 2 * touchedCount);
        }
        touched[touchedCount++] = id;
    }

    private boolean isTouched(int id) {
        return id < touchedFlags.length && touchedFlags[id];
    }

    private void updateDirty() {
        dirty = touchedCount > 0 || !running.isEmpty() || !failed.isEmpty();
    }

    private boolean isRunning(int id) {
        return running.stream().anyMatch(one -> one.id == id);
    }

    private Running last(long thread) {
        for (int i = running.size() - 1; i >= 0; i--) {
            if (running.get(i).thread == thread) {
                return running.get(i);
            }
        }
        return null;
    }

    /** Those that began after it and are still there were left by an exception. */
    private Running end(int id, long thread) {
        Running last = removeLast(thread);
        while (last != null && last.id != id) {
            failed.add(last.id);
            last = removeLast(thread);
        }
        return last;
    }

    private Running removeLast(long thread) {
        Running last = last(thread);
        running.remove(last);
        return last;
    }
}

package dev.quintain.runtime.explore;

import java.util.ArrayList;
import java.util.List;

/** The lock of an object, and who waits on it. */
final class Monitor {
    final Object object;
    Task owner;
    int holds;
    final List<Task> waiters = new ArrayList<>(2);

    Monitor(Object object) {
        this.object = object;
    }

    boolean isFreeFor(Task task) {
        return owner == null || owner == task;
    }
}

package dev.quintain.sandbox;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Set;
import java.util.Timer;

/** Cancels timers by their threads: nothing else is known of a timer that a test has forgotten. */
final class Timers {
    private final Class<?> threadType;
    private final Field mayGoOn;
    private final Field queue;
    private final Method clear;

    Timers(GuardAgent agent) {
        agent.open(Timer.class.getModule(), Set.of("java.util"));
        try {
            threadType = Class.forName("java.util.TimerThread");
            mayGoOn = threadType.getDeclaredField("newTasksMayBeScheduled");
            queue = threadType.getDeclaredField("queue");
            clear = queue.getType().getDeclaredMethod("clear");
        } catch (ReflectiveOperationException unknownJdk) {
            throw new IllegalStateException("Java " + Runtime.version() + " has other timers", unknownJdk);
        }
        mayGoOn.setAccessible(true);
        queue.setAccessible(true);
        clear.setAccessible(true);
    }

    /** Does what {@link Timer#cancel()} does, if this is the thread of a timer. */
    void cancel(Thread thread) {
        if (thread.getClass() == threadType) {
            try {
                Object tasks = queue.get(thread);
                synchronized (tasks) {
                    mayGoOn.setBoolean(thread, false);
                    clear.invoke(tasks);
                    tasks.notifyAll();
                }
            } catch (ReflectiveOperationException closed) {
                throw new IllegalStateException(closed);
            }
        }
    }
}

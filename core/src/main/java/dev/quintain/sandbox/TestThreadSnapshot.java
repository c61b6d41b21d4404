package dev.quintain.sandbox;

import java.lang.Thread.UncaughtExceptionHandler;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The thread that runs the tests: its name, priority, context class loader, handler and interrupted flag. What tests
 * left in thread locals goes without being counted; it would keep their classes alive. Where tests run as a test runner
 * runs them, it stays: nobody clears it there.
 */
final class TestThreadSnapshot implements Snapshot {
    private final Thread thread = Thread.currentThread();
    private final String name = thread.getName();
    private final int priority = thread.getPriority();
    private final @Nullable ClassLoader contextLoader = thread.getContextClassLoader();
    private final UncaughtExceptionHandler handler = thread.getUncaughtExceptionHandler();
    private final List<Field> threadLocals;

    private TestThreadSnapshot(List<Field> threadLocals) {
        this.threadLocals = threadLocals;
    }

    /** Thread locals stay. */
    static TestThreadSnapshot withoutThreadLocals() {
        return new TestThreadSnapshot(List.of());
    }

    static TestThreadSnapshot withThreadLocals(GuardAgent agent) {
        agent.open(Thread.class.getModule(), Set.of("java.lang"));
        return new TestThreadSnapshot(List.of(field("threadLocals"), field("inheritableThreadLocals")));
    }

    /** Only on the thread itself. */
    // Nothing relies on the priority; it is what it was.
    @SuppressWarnings("ThreadPriorityCheck")
    @Override
    public boolean putBack() {
        clearThreadLocals();
        boolean changed = Thread.interrupted();
        if (thread.getContextClassLoader() != contextLoader) {
            thread.setContextClassLoader(contextLoader);
            changed = true;
        }
        if (thread.getPriority() != priority) {
            thread.setPriority(priority);
            changed = true;
        }
        if (!thread.getName().equals(name)) {
            thread.setName(name);
            changed = true;
        }
        if (thread.getUncaughtExceptionHandler() != handler) {
            thread.setUncaughtExceptionHandler(handler);
            changed = true;
        }
        return changed;
    }

    private void clearThreadLocals() {
        try {
            for (int i = 0; i < threadLocals.size(); i++) {
                Field values = threadLocals.get(i);
                if (values.get(thread) != null) {
                    values.set(thread, null);
                }
            }
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(closed);
        }
    }

    private static Field field(String name) {
        try {
            Field field = Thread.class.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException unknownJdk) {
            throw new IllegalStateException("Java " + Runtime.version() + " keeps thread locals elsewhere", unknownJdk);
        }
    }
}

package dev.quintain.runtime.explore;

import java.lang.invoke.VarHandle;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * What rewritten code calls instead of doing what threads can notice of each other. The last argument is the number of
 * the place in the code.
 */
public final class Control {
    /** Stands for all static fields. */
    private static final Object STATICS = new Object();

    /** What time it is when an execution begins. */
    private static final long EPOCH_MILLIS = 1_000_000_000_000L;

    private static final Map<VarHandle, Integer> HANDLES = new ConcurrentHashMap<>();
    private static final Map<Object, Integer> UPDATERS = new ConcurrentHashMap<>();
    private static final Set<String> FOREIGN = ConcurrentHashMap.newKeySet();

    private Control() {}

    /** Threads that are not under control and yet ran rewritten code since this was asked last. */
    static Set<String> foreign() {
        var threads = new TreeSet<>(FOREIGN);
        FOREIGN.clear();
        return threads;
    }

    /** The task that runs here; null, and noted, if none does. */
    static Task task(int site) {
        Task task = Task.current();
        if (task == null) {
            FOREIGN.add(
                    Thread.currentThread().getName() + " at " + Sites.get(site).frame());
        }
        return task;
    }

    public static void read(Object object, int field, int site) {
        Task me = task(site);
        if (me != null && object != null) {
            me.execution.step(me, Kind.READ, object, field, site);
        }
    }

    public static void write(Object object, int field, int site) {
        Task me = task(site);
        if (me != null && object != null) {
            me.execution.step(me, Kind.WRITE, object, field, site);
        }
    }

    public static void readStatic(int field, int site) {
        read(STATICS, field, site);
    }

    public static void writeStatic(int field, int site) {
        write(STATICS, field, site);
    }

    public static void enter(Object object, int site) {
        Task me = task(site);
        if (object == null) {
            throw new NullPointerException();
        }
        if (me != null) {
            me.execution.enter(me, object, site);
        }
    }

    public static void exit(Object object, int site) {
        Task me = Task.current();
        if (me != null) {
            me.execution.exit(me, object);
        }
    }

    public static void await(Object object, int site) throws InterruptedException {
        await(object, 0L, site);
    }

    public static void await(Object object, long millis, int site) throws InterruptedException {
        await(object, millis, 0, site);
    }

    public static void await(Object object, long millis, int nanos, int site) throws InterruptedException {
        Task me = task(site);
        if (object == null) {
            throw new NullPointerException();
        }
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (me != null) {
            me.execution.await(me, object, Times.nanos(millis, nanos), site);
        }
    }

    public static void notifyOne(Object object, int site) {
        Task me = task(site);
        if (object == null) {
            throw new NullPointerException();
        }
        if (me != null) {
            me.execution.notifyOne(me, object, site);
        }
    }

    public static void notifyEvery(Object object, int site) {
        Task me = task(site);
        if (object == null) {
            throw new NullPointerException();
        }
        if (me != null) {
            me.execution.notifyEvery(me, object, site);
        }
    }

    public static boolean holdsLock(Object object, int site) {
        Task me = task(site);
        return me != null && me.execution.holds(me, object);
    }

    /** A static initialiser begins: it runs once, not in every execution, so nothing in it may be a choice. */
    public static void undisturbed() {
        Task me = Task.current();
        if (me != null) {
            me.undisturbed++;
        }
    }

    public static void disturbed() {
        Task me = Task.current();
        if (me != null) {
            me.undisturbed--;
        }
    }

    /** Says where the call of a shadow is that comes next. */
    public static void at(int site) {
        Task me = task(site);
        if (me != null) {
            me.site = site;
        }
    }

    // ---- threads

    public static Thread currentThread(int site) {
        Task me = task(site);
        return me == null ? Thread.currentThread() : me.thread();
    }

    public static void sleep(long millis, int site) throws InterruptedException {
        sleepNanos(Times.nanos(millis, 0), site);
    }

    public static void sleep(long millis, int nanos, int site) throws InterruptedException {
        sleepNanos(Times.nanos(millis, nanos), site);
    }

    public static void sleep(Duration duration, int site) throws InterruptedException {
        sleepNanos(duration.toNanos(), site);
    }

    public static void sleep(TimeUnit unit, long many, int site) throws InterruptedException {
        sleepNanos(unit.toNanos(many), site);
    }

    private static void sleepNanos(long nanos, int site) throws InterruptedException {
        Task me = task(site);
        if (me != null && nanos >= 0) {
            me.execution.sleep(me, nanos, site);
        }
    }

    public static void yields(int site) {
        Task me = task(site);
        if (me != null) {
            me.execution.step(me, Kind.YIELD, null, 0, site);
        }
    }

    public static boolean interrupted(int site) {
        Task me = task(site);
        if (me == null) {
            return Thread.interrupted();
        }
        boolean interrupted = me.execution.isInterrupted(me, me, site);
        me.interrupted = false;
        return interrupted;
    }

    public static void join(Thread thread, int site) throws InterruptedException {
        join(thread, 0L, site);
    }

    public static void join(Thread thread, long millis, int nanos, int site) throws InterruptedException {
        join(thread, millis, site);
    }

    public static void join(Thread thread, long millis, int site) throws InterruptedException {
        Task me = task(site);
        Task other = Task.of(thread);
        if (me != null && other != null) {
            me.execution.join(me, other, Times.nanos(millis, 0), site);
        }
    }

    public static boolean isAlive(Thread thread, int site) {
        Task me = task(site);
        Task other = Task.of(thread);
        if (me == null || other == null) {
            return thread.isAlive();
        }
        me.execution.step(me, Kind.READ, other, Execution.END, site);
        return !other.done;
    }

    public static void park(int site) {
        park(null, site);
    }

    public static void park(Object blocker, int site) {
        parkNanos(blocker, 0, site);
    }

    public static void parkNanos(long nanos, int site) {
        parkNanos(null, nanos, site);
    }

    public static void parkNanos(Object blocker, long nanos, int site) {
        Task me = task(site);
        if (me != null) {
            me.execution.park(me, nanos, site);
        }
    }

    public static void parkUntil(long millis, int site) {
        parkUntil(null, millis, site);
    }

    public static void parkUntil(Object blocker, long millis, int site) {
        parkNanos(blocker, Math.max(1, Times.nanos(millis - currentTimeMillis(site), 0)), site);
    }

    public static void unpark(Thread thread, int site) {
        Task me = task(site);
        Task other = Task.of(thread);
        if (me != null && other != null) {
            me.execution.unpark(me, other, site);
        }
    }

    /** Before a thread-local variable is used: what another execution left in it is not this thread's. */
    public static void local(ThreadLocal<?> variable, int site) {
        Task me = task(site);
        if (me != null && me.locals.put(variable, true) == null) {
            variable.remove();
        }
    }

    // ---- time

    public static long currentTimeMillis(int site) {
        Task me = task(site);
        return me == null ? System.currentTimeMillis() : EPOCH_MILLIS + me.execution.nanos() / 1_000_000;
    }

    public static long nanoTime(int site) {
        Task me = task(site);
        return me == null ? System.nanoTime() : me.execution.nanos();
    }

    // ---- objects of the platform

    /** Before a call of a collection or an atomic, which is one step. */
    public static void called(Object receiver, boolean reads, int site) {
        Task me = task(site);
        if (me == null || receiver == null || receiver.getClass().getClassLoader() != null) {
            return;
        }
        me.execution.call(me, me.execution.source(receiver), reads, site);
    }

    /** After a call that returned a view of a collection: who uses the one uses the other. */
    public static void derived(Object view, Object receiver) {
        Task me = Task.current();
        if (me != null
                && view != null
                && view != receiver
                && receiver.getClass().getClassLoader() == null) {
            me.execution.derived(view, receiver);
        }
    }

    /** Before a call of a handle of a variable. */
    public static void handled(VarHandle handle, Object first, int index, boolean reads, int site) {
        Task me = task(site);
        if (me == null) {
            return;
        }
        int coordinates = handle.coordinateTypes().size();
        int part = coordinates > 1 ? index : HANDLES.computeIfAbsent(handle, Control::field);
        Object target = coordinates == 0 ? STATICS : first;
        if (target != null) {
            me.execution.step(me, reads ? Kind.READ : Kind.WRITE, target, part, site);
        }
    }

    private static int field(VarHandle handle) {
        return handle.describeConstable()
                .map(description ->
                        Sites.field(owner(description.toString(), handle) + "." + description.constantName()))
                .orElse(0);
    }

    private static String owner(String description, VarHandle handle) {
        return handle.coordinateTypes().isEmpty()
                ? description.replaceAll(".*\\[static (.*)\\..*", "$1").replace('.', '/')
                : handle.coordinateTypes().get(0).getName().replace('.', '/');
    }

    /** After an updater of a field was made. */
    public static void updater(Object updater, Class<?> owner, String field) {
        UPDATERS.put(updater, Sites.field(owner.getName().replace('.', '/') + "." + field));
    }

    /** Before a call of an updater of a field. */
    public static void updated(Object updater, Object object, boolean reads, int site) {
        Task me = task(site);
        if (me != null && object != null) {
            int part = UPDATERS.getOrDefault(updater, 0);
            me.execution.step(me, reads ? Kind.READ : Kind.WRITE, object, part, site);
        }
    }
}

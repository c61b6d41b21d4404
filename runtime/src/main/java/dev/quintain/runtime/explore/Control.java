package dev.quintain.runtime.explore;

import java.lang.invoke.VarHandle;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What rewritten code calls instead of doing what threads can notice of each other. The last argument is the number of
 * the place in the code.
 */
public final class Control {
    /** Stands for all static fields. */
    private static final Object STATICS = new Object();

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
            me.execution.blocking.enter(me, object, site);
        }
    }

    public static void exit(Object object, int site) {
        Task me = Task.current();
        if (me != null) {
            me.execution.blocking.exit(me, object);
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
            me.execution.blocking.await(me, object, Times.nanos(millis, nanos), site);
        }
    }

    public static void notifyOne(Object object, int site) {
        Task me = task(site);
        if (object == null) {
            throw new NullPointerException();
        }
        if (me != null) {
            me.execution.blocking.notifyOne(me, object, site);
        }
    }

    public static void notifyEvery(Object object, int site) {
        Task me = task(site);
        if (object == null) {
            throw new NullPointerException();
        }
        if (me != null) {
            me.execution.blocking.notifyEvery(me, object, site);
        }
    }

    public static boolean holdsLock(Object object, int site) {
        Task me = task(site);
        return me != null && me.execution.blocking.holds(me, object);
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

    /**
     * Before a call of a stand-in that does not have such a method.
     *
     * @param method as the platform's own class has it
     */
    public static void lacks(String method, int site) {
        Shadows.refuse(method + " is not under control; it is called at "
                + Sites.get(site).frame());
    }

    /** Before a thread-local variable is used: what another execution left in it is not this thread's. */
    public static void local(ThreadLocal<?> variable, int site) {
        Task me = task(site);
        if (me != null && me.locals.put(variable, true) == null) {
            variable.remove();
        }
    }

    /** Before a call of a collection or an atomic, which is one step; {@link #left} is called after it. */
    public static void called(Object receiver, boolean reads, int site) {
        Task me = task(site);
        if (me != null) {
            me.site = site;
            if (isOfPlatform(receiver)) {
                me.execution.objects.call(me, receiver, reads, site);
            }
        }
    }

    /** Before a call of what a class under test inherits from a collection. */
    public static void calledSuper(Object receiver, boolean reads, int site) {
        Task me = task(site);
        if (me != null) {
            me.execution.objects.call(me, receiver, reads, site);
        }
    }

    /** After such a call. */
    public static void leftSuper(Object receiver) {
        Task me = Task.current();
        if (me != null) {
            me.execution.objects.left(me, receiver);
        }
    }

    /** After a call, also if it has thrown something. */
    public static void left(Object receiver) {
        Task me = Task.current();
        if (me != null && isOfPlatform(receiver)) {
            me.execution.objects.left(me, receiver);
        }
    }

    /** After a call that returned a view of a collection: who uses the one uses the other. */
    public static void derived(Object view, Object receiver) {
        Task me = Task.current();
        if (me != null && view != null && view != receiver && isOfPlatform(receiver)) {
            me.execution.objects.derived(view, receiver);
        }
    }

    /** After such a call of what a class under test inherits. */
    public static void derivedSuper(Object view, Object receiver) {
        Task me = Task.current();
        if (me != null && view != null) {
            me.execution.objects.derived(view, receiver);
        }
    }

    /** After a call that returned something that is in a collection; of a map, that is a view of it, too. */
    public static void taken(Object element, Object receiver) {
        if (element instanceof Map.Entry) {
            derived(element, receiver);
        }
    }

    /** After such a call of what a class under test inherits. */
    public static void takenSuper(Object element, Object receiver) {
        if (element instanceof Map.Entry) {
            derivedSuper(element, receiver);
        }
    }

    /** What is of the code under test is rewritten itself. */
    private static boolean isOfPlatform(Object receiver) {
        return receiver != null && receiver.getClass().getClassLoader() == null;
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

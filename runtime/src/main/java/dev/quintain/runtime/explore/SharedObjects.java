package dev.quintain.runtime.explore;

import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Vector;

/** Objects of the platform, of which every call is one step, and who meets whom in them. */
final class SharedObjects {
    private final Execution execution;
    private final Map<String, Meeting> meetings = new LinkedHashMap<>();
    private final IdentityHashMap<Object, Object> sources = new IdentityHashMap<>();

    SharedObjects(Execution execution) {
        this.execution = execution;
    }

    /** Two threads in an object that is only made for one at a time. */
    record Meeting(String type, String other, int site, int otherSite) {
        String told() {
            return "is in " + Sites.get(site).what() + " of a " + type + " while thread " + other + " is in "
                    + Sites.get(otherSite).what() + " of it at "
                    + Sites.get(otherSite).frame()
                    + "; it is not made for several threads at once";
        }
    }

    void begin() {
        meetings.clear();
        sources.clear();
    }

    /** What a view is a view of. */
    private Object source(Object view) {
        Object source = sources.isEmpty() ? null : sources.get(view);
        return source == null ? view : source;
    }

    void derived(Object view, Object receiver) {
        sources.put(view, source(receiver));
    }

    void call(Task me, Object called, boolean reads, int site) {
        Object receiver = source(called);
        execution.step(me, reads ? Kind.READ : Kind.WRITE, receiver, Aspect.CALL, site);
        if (execution.tasks() > 1 && isUnsafe(receiver)) {
            for (int i = 0; i < execution.tasks(); i++) {
                Task other = execution.task(i);
                boolean meets = other != me && !other.done && other.target == receiver && other.part == Aspect.CALL;
                if (meets && !(reads && other.kind == Kind.READ)) {
                    meetings.putIfAbsent(
                            me.name, new Meeting(receiver.getClass().getName(), other.name, site, other.site));
                }
            }
        }
    }

    private static boolean isUnsafe(Object receiver) {
        String name = receiver.getClass().getName();
        return name.startsWith("java.util.")
                && !name.startsWith("java.util.concurrent.")
                && !name.startsWith("java.util.Collections$Synchronized")
                && !(receiver instanceof Vector || receiver instanceof Hashtable);
    }

    /** By the names of threads. */
    Map<String, Meeting> meetings() {
        return meetings;
    }
}

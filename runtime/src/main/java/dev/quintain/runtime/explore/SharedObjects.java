package dev.quintain.runtime.explore;

import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;

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
        Manners manners = Manners.of(receiver);
        if (manners == Manners.TELLS) {
            if (reads || called != receiver) {
                execution.step(me, reads ? Kind.READ : Kind.WRITE, receiver, Aspect.WHOLE, site);
            }
            return;
        }
        if (Manners.of(called) == Manners.LOCKS) {
            execution.blocking.enter(me, receiver, site);
        }
        execution.step(me, reads ? Kind.READ : Kind.WRITE, receiver, Aspect.CALL, site);
        if (manners == Manners.UNSAFE && execution.tasks() > 1) {
            meet(me, receiver, reads, site);
        }
    }

    /** After a call. */
    void left(Task me, Object called) {
        if (Manners.of(called) == Manners.LOCKS) {
            execution.blocking.exit(me, source(called));
        }
    }

    private void meet(Task me, Object receiver, boolean reads, int site) {
        for (int i = 0; i < execution.tasks(); i++) {
            Task other = execution.task(i);
            boolean meets = other != me && !other.done && other.target == receiver && other.part == Aspect.CALL;
            if (meets && !(reads && other.kind == Kind.READ)) {
                meetings.putIfAbsent(me.name, new Meeting(receiver.getClass().getName(), other.name, site, other.site));
            }
        }
    }

    /** By the names of threads. */
    Map<String, Meeting> meetings() {
        return meetings;
    }
}

package dev.quintain.runtime.explore;

import java.util.List;

/** Writes down what is done in an execution, if somebody wants to see it. */
final class Recorder {
    private List<Step> trace;

    /**
     * @param newTrace null if nobody wants to see it
     */
    void begin(List<Step> newTrace) {
        trace = newTrace;
    }

    /** A step, unless it only asks for interrupts, or is of the making of threads. */
    void does(Task me) {
        boolean hidden = me.kind == Kind.END || (me.part == Aspect.INTERRUPT && me.kind == Kind.READ);
        if (trace != null && !hidden) {
            note(me, me.kind.verb(), me.site);
        }
    }

    void note(Task me, String verb, int site) {
        if (trace != null) {
            Site place = Sites.get(site);
            trace.add(new Step(me.execution.clock.time(), me.name, verb, place.what(), place.frame()));
        }
    }
}

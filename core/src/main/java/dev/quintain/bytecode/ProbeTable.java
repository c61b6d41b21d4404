package dev.quintain.bytecode;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The numbers by which rewritten code reports what it covers. They are the same in every loader, so that rewritten
 * classes can be shared by loaders. May be used by several threads.
 */
public final class ProbeTable {
    private final List<Probe> probes = new ArrayList<>();

    /** How many probes there are in the classes rewritten by now. Their numbers are those below. */
    public synchronized int size() {
        return probes.size();
    }

    public synchronized Probe get(int id) {
        return probes.get(id);
    }

    /** Rewrites a class. If that fails, the probes it added meanwhile are gone. */
    synchronized <T> T allOrNone(Supplier<T> rewriting) {
        int before = probes.size();
        boolean done = false;
        try {
            T result = rewriting.get();
            done = true;
            return result;
        } finally {
            if (!done) {
                probes.subList(before, probes.size()).clear();
            }
        }
    }

    synchronized int add(Probe probe) {
        probes.add(probe);
        return probes.size() - 1;
    }
}

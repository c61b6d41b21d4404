package dev.quintain.bytecode;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What has to be left out of a class because a method would grow beyond the 64 KB that the JVM allows, or the class. */
final class Limits {
    static final String INITIALISER = "<clinit>()V";

    private final Set<String> withoutProbes = new HashSet<>();
    private final Set<String> withoutBudget = new HashSet<>();
    private final Set<String> withoutWatch = new HashSet<>();
    private final List<String> notes = new ArrayList<>();
    private boolean probes;

    Limits(Rewriting what) {
        this.probes = what.probes();
    }

    void exceeded(String method) {
        String key = method.startsWith("$quintain$") ? INITIALISER : method;
        if (probes && withoutProbes.add(key)) {
            notes.add(key + " is too large for probes");
        } else if (withoutBudget.add(key)) {
            notes.add(key + " is too large to count its steps");
        } else if (withoutWatch.add(key)) {
            notes.add(key + " is too large to watch what it does to static state");
        } else {
            throw new IllegalStateException(key + " is too large");
        }
    }

    /**
     * Leaves the probes out of the whole class.
     *
     * @return whether it had any
     */
    boolean dropProbes() {
        boolean had = probes;
        if (had) {
            notes.add("too large for probes");
        }
        probes = false;
        return had;
    }

    boolean allowProbes() {
        return probes;
    }

    boolean allowProbes(String key) {
        return probes && !withoutProbes.contains(key);
    }

    boolean allowBudget(String key) {
        return !withoutBudget.contains(key);
    }

    boolean allowWatch(String key) {
        return !withoutWatch.contains(key);
    }

    boolean allowReset() {
        return allowWatch(INITIALISER);
    }

    List<String> notes() {
        return notes;
    }
}

package dev.quintain.engine.generate;

import dev.quintain.bytecode.ProbeTable;
import java.io.Serializable;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Which branches of classes were taken, by the names of the classes. Numbers of branches are the same in every virtual
 * machine, so that what several have covered can be put together.
 */
public record Coverage(Map<String, Reached> classes) implements Serializable {
    public static final Coverage NONE = new Coverage(Map.of());

    public Coverage {
        classes = Map.copyOf(classes);
    }

    /**
     * What was reached of a class that was loaded.
     *
     * @param branches how many there are
     */
    public record Reached(BitSet taken, int branches) implements Serializable {
        Reached or(Reached other) {
            var both = (BitSet) taken.clone();
            both.or(other.taken);
            return new Reached(both, Math.max(branches, other.branches));
        }
    }

    /** Both together. */
    public Coverage plus(Coverage other) {
        Map<String, Reached> all = new HashMap<>(classes);
        other.classes.forEach((name, reached) -> all.merge(name, reached, Reached::or));
        return new Coverage(all);
    }

    /** How many branches were taken. */
    public long taken() {
        return classes.values().stream()
                .mapToLong(each -> each.taken().cardinality())
                .sum();
    }

    /**
     * Of the classes that are loaded by now.
     *
     * @param hit the numbers of the probes that were hit
     */
    static Coverage of(ProbeTable table, int[] hit, Set<String> tested) {
        Map<String, Reached> classes = new LinkedHashMap<>();
        Map<String, Integer> firsts = new HashMap<>();
        for (int id = 0; id < table.size(); id++) {
            String name = table.get(id).className();
            if (tested.contains(name)) {
                firsts.putIfAbsent(name, id);
                Reached before = classes.get(name);
                classes.put(
                        name,
                        before == null
                                ? new Reached(new BitSet(), 1)
                                : new Reached(before.taken(), before.branches() + 1));
            }
        }
        for (int id : hit) {
            Reached reached = classes.get(table.get(id).className());
            if (reached != null) {
                reached.taken().set(id - firsts.getOrDefault(table.get(id).className(), 0));
            }
        }
        return new Coverage(classes);
    }
}

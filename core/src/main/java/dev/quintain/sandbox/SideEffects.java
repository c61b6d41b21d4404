package dev.quintain.sandbox;

import dev.quintain.runtime.Effect;
import dev.quintain.runtime.SharedState;
import java.io.Serializable;
import java.util.EnumMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What tests did, or tried to do, beyond their own objects.
 *
 * @param refused how often what was refused
 * @param details some of what was refused, such as {@code writing /etc/passwd}
 * @param undone in how many tests what had to be put back
 */
public record SideEffects(Map<Effect, Long> refused, SortedSet<String> details, Map<SharedState, Long> undone)
        implements Serializable {
    private static final int DETAILS = 5;

    public static SideEffects none() {
        return new SideEffects(new EnumMap<>(Effect.class), new TreeSet<>(), new EnumMap<>(SharedState.class));
    }

    public SideEffects plus(SideEffects other) {
        SideEffects sum = none();
        refused.forEach((effect, count) -> sum.refused.merge(effect, count, Long::sum));
        other.refused.forEach((effect, count) -> sum.refused.merge(effect, count, Long::sum));
        undone.forEach((state, count) -> sum.undone.merge(state, count, Long::sum));
        other.undone.forEach((state, count) -> sum.undone.merge(state, count, Long::sum));
        sum.details.addAll(details);
        sum.details.addAll(other.details);
        while (sum.details.size() > DETAILS) {
            sum.details.remove(sum.details.last());
        }
        return sum;
    }
}

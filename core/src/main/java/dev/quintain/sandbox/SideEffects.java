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
 * @param undone in how many tests what had to be put back
 * @param notes what could not be done with classes that were loaded, each in a line
 * @param spoiling the classes whose static state could not be put back, each in a line with the reason
 */
public record SideEffects(
        Map<Effect, Refused> refused,
        Map<SharedState, Long> undone,
        SortedSet<String> notes,
        SortedSet<String> spoiling)
        implements Serializable {

    /**
     * Tests to which one kind of effect was refused.
     *
     * @param example of what was refused, such as {@code writing /etc/passwd}
     */
    public record Refused(long tests, String example) implements Serializable {
        Refused plus(Refused other) {
            // Not the first: which that is depends on how the tests were shared out.
            boolean mine = example.compareTo(other.example) <= 0;
            return new Refused(tests + other.tests, mine ? example : other.example);
        }
    }

    public static SideEffects none() {
        return new SideEffects(
                new EnumMap<>(Effect.class), new EnumMap<>(SharedState.class), new TreeSet<>(), new TreeSet<>());
    }

    public SideEffects plus(SideEffects other) {
        SideEffects sum = none();
        sum.add(this);
        sum.add(other);
        return sum;
    }

    private void add(SideEffects other) {
        other.refused.forEach((effect, more) -> refused.merge(effect, more, Refused::plus));
        other.undone.forEach((state, count) -> undone.merge(state, count, Long::sum));
        notes.addAll(other.notes);
        spoiling.addAll(other.spoiling);
    }
}

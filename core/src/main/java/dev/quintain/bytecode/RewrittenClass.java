package dev.quintain.bytecode;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A class as it is to be defined.
 *
 * @param reset how its static state is put back; null if it has none, or if that cannot be done
 * @param notes what could not be done with it, each a sentence without a full stop
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares them.
public record RewrittenClass(byte[] bytes, @Nullable Reset reset, List<String> notes) {
    public RewrittenClass {
        notes = List.copyOf(notes);
    }

    /**
     * The static methods without arguments that put static state back.
     *
     * @param id what the class calls itself in {@link dev.quintain.runtime.StaticState}
     * @param clear name of the method that sets the static fields to null and zero
     * @param initialise name of the method that repeats the static initialiser; null if there is none
     */
    public record Reset(int id, String clear, @Nullable String initialise) {}
}

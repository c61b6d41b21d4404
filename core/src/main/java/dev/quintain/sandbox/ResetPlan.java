package dev.quintain.sandbox;

import java.lang.invoke.MethodHandle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What to do to put some static state back: first clear all of it, then repeat the initialisers in this order.
 *
 * @param whyLoader why it cannot be done; null if it can
 */
record ResetPlan(
        List<MethodHandle> clearing,
        List<Initialiser> initialisers,
        @Nullable String whyLoader) {
    record Initialiser(int id, MethodHandle code) {}

    ResetPlan {
        clearing = List.copyOf(clearing);
        initialisers = List.copyOf(initialisers);
    }

    void clear() throws Throwable {
        for (MethodHandle one : clearing) {
            one.invokeExact();
        }
    }

    int size() {
        return clearing.size();
    }
}

package dev.quintain.sandbox;

import dev.quintain.bytecode.RewrittenClass.Reset;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** A class whose static state can be put back. Its methods for that are looked up when they are wanted, and only once. */
final class Resettable {
    private final Class<?> type;
    private final Reset reset;
    private @Nullable MethodHandle clear;
    private @Nullable MethodHandle initialise;

    Resettable(Class<?> type, Reset reset) {
        this.type = type;
        this.reset = reset;
    }

    /** Whether there is an initialiser to repeat. */
    boolean isInitialised() {
        return reset.initialise() != null;
    }

    MethodHandle clear() {
        MethodHandle known = clear;
        if (known == null) {
            known = method(reset.clear());
            clear = known;
        }
        return known;
    }

    /** The initialiser; null if there is none. */
    @Nullable
    MethodHandle initialise() {
        MethodHandle known = initialise;
        String name = reset.initialise();
        if (known == null && name != null) {
            known = method(name);
            initialise = known;
        }
        return known;
    }

    private MethodHandle method(String name) {
        try {
            return MethodHandles.privateLookupIn(type, MethodHandles.lookup())
                    .findStatic(type, name, MethodType.methodType(void.class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("rewritten class without " + name + ": " + type, e);
        }
    }
}

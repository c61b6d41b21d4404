package dev.quintain.engine.walk;

import dev.quintain.sandbox.ConcreteState;
import dev.quintain.sandbox.ConcreteState.Fingerprint;
import dev.quintain.sandbox.FieldVector;
import org.jspecify.annotations.Nullable;

/** What an object was like before a call, to see whether the call changes it. */
final class ObjectBefore {
    private final Object object;
    private final int depth;
    private final FieldVector fields;
    private final @Nullable Fingerprint everything;

    /**
     * @param depth how far its fields are followed
     * @param deeply whether to see changes beyond that too, which takes longer
     */
    ObjectBefore(Object object, int depth, boolean deeply) {
        this.object = object;
        this.depth = depth;
        this.fields = FieldVector.of(object, depth);
        this.everything = deeply ? fingerprint() : null;
    }

    private Fingerprint fingerprint() {
        return ConcreteState.of(object, each -> null);
    }

    boolean hasChanged() {
        return !fields.isSameAs(FieldVector.of(object, depth));
    }

    /** Whether something has changed that only shows deeper than fields are followed. */
    boolean hasChangedDeeper() {
        return everything != null && !hasChanged() && !everything.equals(fingerprint());
    }
}

package zoo.generate;

import java.util.Objects;

/** Is as equal as what it holds: that this is not equal to itself, by what it inherits, is no fault of the holder. */
public final class WrapsWhatInherits {
    private final InheritsInequality held;

    public WrapsWhatInherits(InheritsInequality held) {
        this.held = Objects.requireNonNull(held);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WrapsWhatInherits wrapper && held.equals(wrapper.held);
    }

    @Override
    public int hashCode() {
        return held.hashCode();
    }
}

package zoo.generate;

/** Is equal to nothing, nor are those that extend it: that is one fault, and it is here. */
public abstract class NeverEqual {
    @Override
    public boolean equals(Object other) {
        return false;
    }

    @Override
    public int hashCode() {
        return 1;
    }
}

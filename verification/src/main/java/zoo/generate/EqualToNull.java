package zoo.generate;

/** Takes null for its equal. */
public class EqualToNull {
    @Override
    public boolean equals(Object other) {
        return other == null || other == this;
    }

    @Override
    public int hashCode() {
        return 1;
    }
}

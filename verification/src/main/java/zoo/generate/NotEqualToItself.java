package zoo.generate;

/** Is not equal to itself. */
public class NotEqualToItself {
    @Override
    public boolean equals(Object other) {
        return false;
    }

    @Override
    public int hashCode() {
        return 1;
    }
}

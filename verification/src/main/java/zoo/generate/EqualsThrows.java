package zoo.generate;

/** Expects to be compared with its like only. */
public class EqualsThrows {
    private final int number;

    public EqualsThrows(int number) {
        this.number = number;
    }

    @Override
    public boolean equals(Object other) {
        return ((EqualsThrows) other).number == number;
    }

    @Override
    public int hashCode() {
        return number;
    }
}

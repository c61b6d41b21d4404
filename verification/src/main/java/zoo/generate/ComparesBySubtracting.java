package zoo.generate;

/** Compares numbers by subtracting them, which overflows. */
public class ComparesBySubtracting implements Comparable<ComparesBySubtracting> {
    private final int number;

    public ComparesBySubtracting(int number) {
        this.number = number;
    }

    /** The smallest of all, if this is not. */
    public ComparesBySubtracting smallest() {
        return new ComparesBySubtracting(Integer.MIN_VALUE);
    }

    @Override
    public int compareTo(ComparesBySubtracting other) {
        return number - other.number;
    }
}

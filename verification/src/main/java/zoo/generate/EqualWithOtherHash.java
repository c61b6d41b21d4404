package zoo.generate;

/** All are equal, and each has a hash code of its own. */
public class EqualWithOtherHash {
    private final int number;

    public EqualWithOtherHash(int number) {
        this.number = number;
    }

    /** Another one like this. */
    public EqualWithOtherHash next() {
        return new EqualWithOtherHash(number + 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EqualWithOtherHash;
    }

    @Override
    public int hashCode() {
        return number;
    }
}

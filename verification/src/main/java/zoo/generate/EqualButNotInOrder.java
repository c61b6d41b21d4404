package zoo.generate;

/** Equal by its name alone, but ordered by its number too. */
public class EqualButNotInOrder implements Comparable<EqualButNotInOrder> {
    private final String name;
    private final int number;

    public EqualButNotInOrder(String name, int number) {
        this.name = String.valueOf(name);
        this.number = number;
    }

    public EqualButNotInOrder with(int other) {
        return new EqualButNotInOrder(name, other);
    }

    @Override
    public int compareTo(EqualButNotInOrder other) {
        int byName = name.compareTo(other.name);
        return byName != 0 ? byName : Integer.compare(number, other.number);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EqualButNotInOrder one && one.name.equals(name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}

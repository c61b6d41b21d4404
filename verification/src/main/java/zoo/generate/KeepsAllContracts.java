package zoo.generate;

import java.util.Objects;

/** Refuses null, compares well, and is equal to its like. */
public class KeepsAllContracts implements Comparable<KeepsAllContracts> {
    private final String name;
    private final int number;

    public KeepsAllContracts(String name, int number) {
        this.name = Objects.requireNonNull(name);
        this.number = number;
    }

    public KeepsAllContracts with(int other) {
        if (other < 0) {
            throw new IllegalArgumentException("negative: " + other);
        }
        return new KeepsAllContracts(name, other);
    }

    public int number() {
        return number;
    }

    public boolean isLongerThan(KeepsAllContracts other) {
        return name.length() > other.name.length();
    }

    @Override
    public int compareTo(KeepsAllContracts other) {
        int byName = name.compareTo(other.name);
        return byName != 0 ? byName : Integer.compare(number, other.number);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof KeepsAllContracts one && one.name.equals(name) && one.number == number;
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, number);
    }

    @Override
    public String toString() {
        return name + " " + number;
    }
}

package zoo.generate;

/** Compares as equal what is not, as a class may that says so: its order does not look at the scale. */
public class OrdersMoreCoarsely implements Comparable<OrdersMoreCoarsely> {
    private final int number;
    private final int scale;

    public OrdersMoreCoarsely(int number, int scale) {
        this.number = number;
        this.scale = scale;
    }

    public OrdersMoreCoarsely scaled(int other) {
        return new OrdersMoreCoarsely(number, other);
    }

    @Override
    public int compareTo(OrdersMoreCoarsely other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OrdersMoreCoarsely one && one.number == number && one.scale == scale;
    }

    @Override
    public int hashCode() {
        return 31 * number + scale;
    }
}

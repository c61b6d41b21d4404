package zoo.shapes;

import java.util.List;

/** A generic record with a check in its compact constructor. What the compiler adds to a record harms nobody. */
public record ARecord<T>(int by, List<T> rest) {
    public ARecord {
        if (rest == null) {
            throw new IllegalArgumentException("no rest");
        }
    }

    public int divide() {
        return 1 / by;
    }
}

package zoo.walk;

/** Needs something that is not easily made. */
public class Carrier {
    public boolean carry(Fragile load) {
        return load != null;
    }
}

package zoo.walk;

/** Gives back what it is given, which is another object each time. */
public class Echo {
    public boolean isSame(Object one, Object other) {
        return one == other;
    }

    public Object first(Object one, Object other) {
        return one;
    }

    public Object second(Object one, Object other) {
        return other;
    }
}

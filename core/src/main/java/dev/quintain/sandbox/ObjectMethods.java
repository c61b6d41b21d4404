package dev.quintain.sandbox;

import java.util.Comparator;

/** The methods that every object has, or that say an order, called on foreign objects: they may do anything. */
public final class ObjectMethods {
    private ObjectMethods() {}

    public static boolean equal(Object one, Object other) {
        return one.equals(other);
    }

    @SuppressWarnings("EqualsNull") // Whether it says so is what is to be found out.
    public static boolean equalsNull(Object one) {
        return one.equals(null);
    }

    public static int hash(Object one) {
        return one.hashCode();
    }

    public static String text(Object one) {
        return one.toString();
    }

    /** The sign of what the first says of the second. */
    @SuppressWarnings({"unchecked", "rawtypes"}) // Nobody knows what it can be compared with.
    public static int compare(Object one, Object other) {
        return Integer.signum(((Comparable) one).compareTo(other));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // Nobody knows what it compares.
    public static int compare(Object comparator, Object one, Object other) {
        return Integer.signum(((Comparator) comparator).compare(one, other));
    }
}

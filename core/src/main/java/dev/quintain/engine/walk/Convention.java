package dev.quintain.engine.walk;

import java.util.Set;

/** Which of the methods that every object has are called too. */
public enum Convention {
    /** None. */
    STANDARD,
    /** {@code equals}, {@code hashCode} and {@code toString}. */
    CUSTOM,
    /** All. */
    COMPLETE;

    private static final Set<String> OF_CUSTOM = Set.of("equals(java.lang.Object)", "hashCode()", "toString()");

    private static final Set<String> OF_OBJECT = Set.of(
            "equals(java.lang.Object)",
            "hashCode()",
            "toString()",
            "getClass()",
            "notify()",
            "notifyAll()",
            "wait()",
            "wait(long)",
            "wait(long,int)");

    /**
     * Whether a method is called.
     *
     * @param signature its name and the types of its parameters
     */
    boolean includes(String signature) {
        return switch (this) {
            case STANDARD -> !OF_OBJECT.contains(signature);
            case CUSTOM -> !OF_OBJECT.contains(signature) || OF_CUSTOM.contains(signature);
            case COMPLETE -> true;
        };
    }
}

package zoo.passes;

/** Needs a property of its own, and could not be initialised if it were refused. */
public class SetsAPropertyInItsInitialiser {
    static {
        System.setProperty("zoo.initialised", "true");
    }

    public static boolean isInitialised() {
        if (!Boolean.getBoolean("zoo.initialised")) {
            throw new AssertionError("the property of the initialiser is gone");
        }
        return true;
    }
}

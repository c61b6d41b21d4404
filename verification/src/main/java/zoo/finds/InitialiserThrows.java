package zoo.finds;

/**
 * Cannot be initialised. Finding: ERROR, an ExceptionInInitializerError in every test, never the NoClassDefFoundError
 * that a second test in the same class loader would see.
 */
public class InitialiserThrows {
    private static final int PORT = Integer.parseInt("not a number");

    public static int port() {
        return PORT;
    }
}

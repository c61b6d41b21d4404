package zoo.allowed;

/**
 * Fails where the time zone is known, as it is to the first tests, and otherwise, as to a test that is confirmed, exits
 * with the code of a virtual machine that was interrupted.
 */
public final class ExitsWhenConfirmed {
    private ExitsWhenConfirmed() {}

    public static void exit() {
        if (System.getProperty("user.timezone") == null) {
            System.exit(130);
        }
        throw new AssertionError("the time zone is known");
    }
}

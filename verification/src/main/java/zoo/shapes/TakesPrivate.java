package zoo.shapes;

/** Takes an argument whose type nobody else can name: there is only null, and that without a variable. */
public class TakesPrivate {
    private static final class Secret {}

    public static int divide(Secret secret, int by) {
        return secret == null ? 1 / by : 0;
    }
}

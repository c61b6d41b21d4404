package zoo.shapes;

/** A closed family, of which an argument is wanted. */
public class SealedTypes {
    /** Has two kinds. */
    public sealed interface Shape permits Circle, Square {}

    /** Final, as records are. */
    public record Circle(int radius) implements Shape {}

    /** Open again. */
    public static non-sealed class Square implements Shape {}

    public static int divide(Shape shape, int by) {
        if (shape == null) {
            throw new IllegalArgumentException("no shape");
        }
        return 1 / by;
    }
}

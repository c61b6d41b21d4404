package zoo.passedover;

/** Has nothing but abstract methods. */
public interface AnInterface {
    int divide(int by);
}

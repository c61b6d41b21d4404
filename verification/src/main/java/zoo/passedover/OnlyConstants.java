package zoo.passedover;

/** Has values but no operations, and cannot be made. */
public final class OnlyConstants {
    public static final int BY = 0;

    private OnlyConstants() {}
}

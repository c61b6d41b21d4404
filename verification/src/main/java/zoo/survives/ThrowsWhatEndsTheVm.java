package zoo.survives;

/** Throws an error that ends the virtual machine when it is asked for its message. Refused: exit. */
public class ThrowsWhatEndsTheVm {
    public static void fail() {
        throw new DeadlyError();
    }
}

package zoo.allowed;

/** Where it may exit, it does so with the code of a virtual machine that was interrupted. */
public final class ExitsAsIfInterrupted {
    private ExitsAsIfInterrupted() {}

    public static void exit() {
        System.exit(130);
    }

    public static int stays(int number) {
        return number;
    }
}

package zoo.survives;

/** Ends the virtual machine politely. Refused: exit. */
public class CallsSystemExit {
    public static void exit(int status) {
        System.exit(status);
    }

    public void exitThroughTheRuntime() {
        Runtime.getRuntime().exit(0);
    }

    public void exitThroughReflection() throws ReflectiveOperationException {
        System.class.getMethod("exit", int.class).invoke(null, 0);
    }
}

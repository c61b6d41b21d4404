package zoo.survives;

/** Takes over what happens to exceptions that nobody catches. Undone. */
public class ChangesDefaultHandlers {
    public void takeOver() {
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, thrown) -> Runtime.getRuntime().halt(1));
    }

    public void takeOverThisThread() {
        Thread.currentThread()
                .setUncaughtExceptionHandler(
                        (thread, thrown) -> Runtime.getRuntime().halt(1));
    }

    public void handlerIsUntouched() {
        Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
        if (handler != null && handler.getClass().getName().startsWith("zoo.")) {
            throw new AssertionError("somebody took over");
        }
    }
}

package zoo.survives;

/** Leaves a thread behind that outlives the program and swallows all that is thrown at it. Survived: replaced worker. */
public class StartsThreadsThatCannotBeStopped {
    public void start() {
        new Thread(StartsThreadsThatCannotBeStopped::goOn, "zoo-survivor").start();
    }

    private static void goOn() {
        while (true) {
            try {
                Thread.sleep(1_000);
            } catch (Throwable whatever) {
                Thread.interrupted();
            }
        }
    }
}

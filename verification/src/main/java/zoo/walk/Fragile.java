package zoo.walk;

/** Takes its JVM with it when it is made in the simplest way. */
public class Fragile {
    public Fragile() throws ReflectiveOperationException {
        zoo.finds.KillsItsWorker.kill();
    }

    public Fragile(int strength) {}
}

package zoo.walk;

/** Has a state beside a call that takes the JVM with it. */
public class Brittle {
    private boolean used;

    public void smash() throws ReflectiveOperationException {
        zoo.finds.KillsItsWorker.kill();
    }

    public void use() {
        used = true;
    }

    public boolean isUsed() {
        return used;
    }
}

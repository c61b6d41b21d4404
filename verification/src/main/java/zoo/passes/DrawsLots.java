package zoo.passes;

import java.util.concurrent.ThreadLocalRandom;

/** Fails every other time. A test that shows it would fail or pass as luck has it. */
public class DrawsLots {
    public static void heads() {
        if (ThreadLocalRandom.current().nextBoolean()) {
            throw new AssertionError("heads");
        }
    }

    public static void tails() {
        if (!ThreadLocalRandom.current().nextBoolean()) {
            throw new AssertionError("tails");
        }
    }
}

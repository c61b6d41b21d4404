package zoo.finds;

import java.util.concurrent.ThreadLocalRandom;

/** Says a random number when it fails. Finding: ERROR, and the message is left out. */
public class FailsWithARandomNumber {
    public static void fail() {
        throw new AssertionError("number " + ThreadLocalRandom.current().nextLong());
    }
}

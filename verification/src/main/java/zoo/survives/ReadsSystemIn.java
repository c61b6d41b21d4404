package zoo.survives;

import java.io.IOException;

/** Asks a question on the terminal. Survived: the input is at its end, so nobody waits. */
public class ReadsSystemIn {
    public void inIsUntouched() throws IOException {
        if (System.in.read() >= 0) {
            throw new AssertionError("somebody answered");
        }
    }
}

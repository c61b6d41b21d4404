package zoo.survives;

/** Closes the standard streams. Undone: a later test can print again. */
public class ClosesSystemOut {
    public void closeOut() {
        System.out.close();
    }

    public void closeErr() {
        System.err.close();
    }

    public void closeIn() throws java.io.IOException {
        System.in.close();
    }

    public void outIsUntouched() {
        System.out.println("still here");
        if (System.out.checkError()) {
            throw new AssertionError("somebody closed System.out");
        }
    }
}

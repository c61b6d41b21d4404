package zoo.survives;

/** Prints a megabyte. Survived: nothing of it on our console, and nobody waits for a full pipe. */
public class PrintsALot {
    public void toOut() {
        for (int i = 0; i < 10_000; i++) {
            System.out.println(
                    "a hundred characters of noise, a hundred characters of noise, a hundred characters of noise, a hundred");
        }
    }

    public void toErr() {
        for (int i = 0; i < 10_000; i++) {
            System.err.println(
                    "a hundred characters of noise, a hundred characters of noise, a hundred characters of noise, a hundred");
        }
    }
}

package zoo.survives;

/**
 * Catches the refusal and makes something else of it. Refused: exit. No finding, since without the refusal it would not
 * have come to this.
 */
public class SwallowsEverything {
    public void exitAndFail() {
        try {
            System.exit(1);
        } catch (Throwable whatever) {
            throw new ArithmeticException("the world is not as I expected");
        }
    }

    public boolean exitAndGoOn() {
        try {
            System.exit(1);
        } catch (Throwable whatever) {
            return false;
        }
        return true;
    }
}

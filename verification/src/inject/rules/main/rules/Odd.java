package rules;

/** An exception that is not easily made. */
public class Odd extends Exception {
    private Odd(int number, Object needed) {
        super(needed.toString() + number);
    }

    public static void mayFail(boolean fails) throws Odd {
        if (fails) {
            throw new Odd(1, "odd");
        }
    }

    public static String use() {
        try {
            mayFail(false);
            return "fine";
        } catch (Odd e) {
            return e.getMessage();
        }
    }
}

package zoo.finds;

/** Has an assertion that does not hold. Finding: ERROR, an AssertionError, since assertions are on in the worker. */
public class FailsAnAssertion {
    public static int half(int number) {
        assert number % 2 == 0 : "odd";
        return number / 2;
    }
}

package zoo.generate;

/** Has an assertion that does not hold. */
public class FailsAnAssertion {
    public int half(int number) {
        assert number % 2 == 0 : "odd";
        return number / 2;
    }
}
